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
const { buildWhenChanged } = await import('./build.mjs');
if (!(await buildWhenChanged())) process.exit(1);
await import('../src/server/main.ts');
