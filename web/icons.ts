// `import crown from 'icon:crown'` gives that one drawing of the game-icons set, and bundles no other.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

export function gameIcons(): Plugin {
	let set: IconSet | undefined;
	const read = (): IconSet =>
		(set ??= JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf-8')) as IconSet);
	return {
		name: 'game-icons',
		resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
		load(id) {
			if (!id.startsWith('\0icon:')) return undefined;
			const name = id.slice('\0icon:'.length);
			const icons = read();
			const found = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent ?? ''];
			if (!found) throw new Error(`game-icons has no icon "${name}"`);
			return `export default ${JSON.stringify(found.body)};`;
		}
	};
}
