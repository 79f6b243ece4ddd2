// npm start: builds what is needed and serves, in this one process. Written so that even an old Node can say what is wrong.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `This needs Node 24 and runs on ${process.versions.node}: \`npm install && npm start\` brings Node 24 along on Linux (x64, arm64), macOS (Intel) and Windows (x64); elsewhere install it from https://nodejs.org.`,
  );
  process.exit(1);
}

// Before anything is imported: otherwise server rendering mixes two builds of React.
process.env.NODE_ENV = 'production';
const { buildWhenChanged } = await import('./build.mjs');
if (!(await buildWhenChanged())) process.exit(1);
await import('../src/server/main.ts');
