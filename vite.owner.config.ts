import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The owner's app: dist/owner/index.html, its hashed files under /assets.
export default defineConfig({
  root: 'src/web/owner',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../../../dist/owner',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
});
