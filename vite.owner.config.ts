import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';

const top = import.meta.dirname;
const out = resolve(top, 'dist/owner');

/** Landing, how-to, privacy and terms as HTML of their own, so that they read without script. */
function pagesAhead(): Plugin {
  return {
    name: 'pages-ahead',
    apply: 'build',
    async closeBundle() {
      const folder = resolve(out, '.ahead');
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

// The owner's app: dist/owner/index.html, landing.html, how-to.html, privacy.html, terms.html; hashed files under /assets.
export default defineConfig({
  root: resolve(top, 'src/web/owner'),
  publicDir: false,
  plugins: [react(), pagesAhead()],
  build: {
    outDir: out,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // The first script lists the names of all others, so a name is its hash alone.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
});
