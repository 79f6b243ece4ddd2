// npm start: builds if needed and serves.
// Set before any import: otherwise server rendering mixes two builds of React.
process.env.NODE_ENV = 'production';
const { isUpToDate } = await import('./build.mjs');
if (!isUpToDate()) {
  // In a process of its own: what a build loads and compresses would stay in the memory of the server.
  const { spawnSync } = await import('node:child_process');
  const { status } = spawnSync(process.execPath, [`${import.meta.dirname}/build.mjs`], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const { enableCompileCache } = await import('node:module');
enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/compiled`);
await import('../src/server/main.ts');
