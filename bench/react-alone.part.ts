import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds React alone in the same way as the customer's page, for comparison. */
export async function reactAlone(): Promise<Buffer> {
  // Inside the project, so that packages are found.
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  // A fresh clone does not have the folder.
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'react-alone-'));
  try {
    writeFileSync(
      join(folder, 'entry.js'),
      `import { createRoot, hydrateRoot } from 'react-dom/client';
       import { useState, useEffect, useRef, useCallback, useId } from 'react';
       import { jsx } from 'react/jsx-runtime';
       globalThis.kept = [createRoot, hydrateRoot, useState, useEffect, useRef, useCallback, useId, jsx];`,
    );
    await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: join(folder, 'out'),
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: { input: join(folder, 'entry.js'), output: { entryFileNames: 'entry.js' } },
      },
    });
    return readFileSync(join(folder, 'out/entry.js'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
