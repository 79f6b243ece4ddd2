import { defineConfig, type Plugin } from 'vite';

/** Drops Vite's preload helper: the only lazy script has nothing to preload. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/**
 * The customer's pages: one script for the browser, and the renderer for the server. React is bundled into both, so that
 * the server never loads a second copy.
 */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [plainImports],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/public',
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
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/public-renderer',
        ssr: true,
        target: 'node24',
        minify: true,
        rolldownOptions: { input: 'src/web/public/renderer.tsx' },
      },
    },
  },
});
