import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type CSSOptions, defineConfig, type Manifest, type Plugin } from 'vite';

const top = import.meta.dirname;
const out = resolve(top, 'dist/owner');

/** The same for the app and its prerendered pages. */
const assetFileNames = 'assets/[hash:6][extname]';

/** Names classes by their file, so that the app and its prerendered pages agree. */
const css: CSSOptions = {
  modules: {
    generateScopedName(name, file) {
      const path = relative(top, file.replace(/\?.*$/, ''));
      return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
    },
  },
};

/** Takes the classes one by one: the table of a default import would keep the names of all of them in the script. */
const inlineClasses: Plugin = {
  name: 'inline-classes',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx$/ },
    handler: (code) => code.replace(/^import (\w+)( from '[^']+\.module\.css')/gm, 'import * as $1$2'),
  },
};

/** Styles of the scripts of a page, which would otherwise arrive with them. */
function stylesOf(scripts: string[]): string[] {
  const chunks: Manifest = JSON.parse(readFileSync(resolve(out, '.vite/manifest.json'), 'utf8'));
  const shell = new Set(withImports(chunks, 'index.html'));
  const own = scripts.flatMap((script) => withImports(chunks, script)).filter((source) => !shell.has(source));
  return [...new Set(own.flatMap((source) => chunks[source]?.css ?? []))];
}

function withImports(chunks: Manifest, source: string): string[] {
  return [...(chunks[source]?.imports ?? []).flatMap((needed) => withImports(chunks, needed)), source];
}

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
        plugins: [inlineClasses, react()],
        css,
        build: {
          ssr: 'src/web/owner/prerender.tsx',
          outDir: folder,
          emptyOutDir: true,
          assetsInlineLimit: 0,
          rolldownOptions: { output: { assetFileNames } },
        },
      });
      const { prerender } = await import(`${pathToFileURL(resolve(folder, 'prerender.js')).href}?${Date.now()}`);
      const shell = readFileSync(resolve(out, 'index.html'), 'utf8');
      for (const { file, scripts, html } of await prerender(shell)) {
        const links = stylesOf(scripts).map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`);
        writeFileSync(
          resolve(out, file),
          html.replace('</head>', () => `${links.join('')}</head>`),
        );
      }
      rmSync(folder, { recursive: true });
    },
  };
}

// The owner's app: index.html and the prerendered pages in dist/owner, hashed files in dist/owner/assets.
export default defineConfig({
  root: resolve(top, 'src/web/owner'),
  publicDir: false,
  plugins: [inlineClasses, react(), prerenderedPages()],
  css,
  build: {
    outDir: out,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // The entry lists the names of all chunks, so short names save bytes.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames,
        // Small modules that most screens load compress better together.
        codeSplitting: {
          groups: [
            { name: 'time', test: /contract.time|lib.(days-in-words|zoned-time)/ },
            {
              name: 'head',
              test: /lib.session|shared.(ScreenHead|BusinessNav|business-nav|business-tabs|screen-head)/,
            },
          ],
        },
      },
    },
  },
});
