import { sep } from 'node:path';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { type Language, languages } from './src/contract/languages/languages.ts';

/** Drops Vite's preload helper: the only lazy script has nothing to preload. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

const english = `${sep}languages${sep}en${sep}`;

/** Takes the texts of another language in place of the English ones. */
const texts = (language: Language): Plugin => ({
  name: `texts-${language}`,
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name.endsWith(`_${language}`),
  async resolveId(source, importer) {
    const found = source.includes('languages/en/') && (await this.resolve(source, importer, { skipSelf: true }));
    return found ? found.id.replace(english, `${sep}languages${sep}${language}${sep}`) : null;
  },
});

const client = (language: string): EnvironmentOptions => ({
  build: {
    outDir: `dist/public/${language}`,
    manifest: 'manifest.json',
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/web/public/main.tsx',
      treeshake: { propertyReadSideEffects: false },
      // React stays in the first script: one of its own would be a request more, asked for only after the first.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'main',
              test: /node_modules.(react|react-dom|scheduler).|src.web.(public.main|review.ErrorMessage)|src.contract.sanitize-input/,
            },
          ],
        },
      },
    },
  },
});

const renderer = (language: string): EnvironmentOptions => ({
  resolve: { noExternal: true },
  build: {
    outDir: `dist/public-renderer/${language}`,
    ssr: true,
    target: 'node24',
    minify: true,
    rolldownOptions: { input: 'src/web/public/renderer.tsx' },
  },
});

const [, ...others] = languages;

/**
 * The customer's pages, once for each language: one script for the browser, and the renderer for the server. React is
 * bundled into both, so that the server never loads a second copy.
 */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [plainImports, ...others.map(texts)],
  builder: {},
  environments: {
    client: client(''),
    ssr: renderer(''),
    ...Object.fromEntries(
      others.flatMap((language): [string, EnvironmentOptions][] => [
        [`client_${language}`, { consumer: 'client', ...client(language) }],
        [`ssr_${language}`, { consumer: 'server', ...renderer(language) }],
      ]),
    ),
  },
});
