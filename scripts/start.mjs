// npm start: builds if needed and serves. Old versions of Node must be able to parse this file and explain the problem.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `This needs Node 24 and runs on ${process.versions.node}: \`npm install && npm start\` brings Node 24 along on Linux (x64, arm64), macOS (Intel) and Windows (x64); elsewhere install it from https://nodejs.org.`,
  );
  process.exit(1);
}

// Set before any import: otherwise server rendering mixes two builds of React.
process.env.NODE_ENV = 'production';
// In a process of its own: what a build loads and compresses would stay in the memory of the server.
const { spawnSync } = await import('node:child_process');
const { status } = spawnSync(process.execPath, [`${import.meta.dirname}/build.mjs`], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const { enableCompileCache } = await import('node:module');
enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/compiled`);
await import('../src/server/main.ts');
