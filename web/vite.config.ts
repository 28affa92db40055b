import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './icons.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
			output: {
				entryFileNames: 'assets/[name].js',
				chunkFileNames: 'assets/[name].js',
				assetFileNames: 'assets/[name][extname]'
			}
		}
	},
	server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
	test: { environment: 'happy-dom', include: ['test/**/*.test.ts'] }
});
