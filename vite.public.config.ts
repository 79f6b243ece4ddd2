import { defineConfig, type Plugin } from 'vite';

/** The one script that comes later has nothing to preload, so the helper for it stays at home. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/**
 * The customer's pages: one script for the browser, and the renderer that the server calls. React comes with both, so that
 * the server never meets a second copy of it.
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
        rolldownOptions: { input: 'src/web/public/main.tsx', treeshake: { propertyReadSideEffects: false } },
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
