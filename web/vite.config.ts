import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './icons.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Every game's folder has an index.ts: its files are named by the game, not by the order of building.
const folder = (path: string | null) => /games\/([^/]+)\/index\.ts$/.exec(path ?? '')?.[1];
// So are the words about it.
const about = (path: string | null) =>
	/games\/([^/]+)\/(about\.\w+)\.ftl/
		.exec(path ?? '')
		?.slice(1)
		.join('-');

export default defineConfig({
	plugins: [svelte(), gameIcons()],
	resolve: {
		alias: { $lib: here('./src/lib') },
		// Component tests need Svelte's browser half, not the one for servers.
		conditions: process.env['VITEST'] ? ['browser'] : undefined
	},
	base: '/',
	build: {
		outDir: here('../src/tocsin/server/static'),
		emptyOutDir: true,
		// One file name for ever: a hash would rename files at every change, and any two branches would collide.
		rolldownOptions: {
			// A service worker answers for what lies beside and below it: it stands at the root.
			input: { index: here('./index.html'), worker: here('./src/worker.ts') },
			output: {
				entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name].js'),
				chunkFileNames: ({ facadeModuleId, name }) => `assets/${folder(facadeModuleId) ?? about(facadeModuleId) ?? name}.js`,
				assetFileNames: ({ originalFileNames }) => `assets/${originalFileNames.map(folder).find(Boolean) ?? '[name]'}[extname]`
			}
		}
	},
	server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
	// The files share one document and all that they load: none of them leaves anything behind.
	test: { environment: 'happy-dom', include: ['test/**/*.test.ts'], setupFiles: ['test/setup.ts'], isolate: false, pool: 'threads' }
});
