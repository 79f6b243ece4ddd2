import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

const top = import.meta.dirname;
const out = resolve(top, 'dist/owner');

/** Prerenders landing, how-to, privacy and terms, which are readable without script. */
function prerenderedPages(): Plugin {
  return {
    name: 'prerendered-pages',
    apply: 'build',
    async closeBundle() {
      const folder = resolve(out, '.prerender');
      await build({
        configFile: false,
        logLevel: 'warn',
        root: top,
        plugins: [react()],
        build: { ssr: 'src/web/owner/prerender.tsx', outDir: folder, emptyOutDir: true },
      });
      const { prerender } = await import(`${pathToFileURL(resolve(folder, 'prerender.js')).href}?${Date.now()}`);
      const shell = readFileSync(resolve(out, 'index.html'), 'utf8');
      for (const page of await prerender(shell)) writeFileSync(resolve(out, page.file), page.html);
      rmSync(folder, { recursive: true });
    },
  };
}

// The owner's app: index.html and the prerendered pages in dist/owner, hashed files in dist/owner/assets.
export default defineConfig({
  root: resolve(top, 'src/web/owner'),
  publicDir: false,
  plugins: [react(), prerenderedPages()],
  build: {
    outDir: out,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // The entry lists the names of all chunks, so short names save bytes.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
});
