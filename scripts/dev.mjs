// npm run dev: the browser builds follow their sources, and the server restarts when it or a build changes.
import { spawn } from 'node:child_process';
import { builds, buildWhenChanged } from './build.mjs';
import { toolEnvironment } from './run.mjs';

if (!(await buildWhenChanged())) process.exit(1);

const env = { ...toolEnvironment, NODE_ENV: 'production' };
// Of the builds only what each ends with: the server itself keeps compressed files among them.
const sources = ['src/server', 'src/contract', 'dist/owner/.vite', 'dist/public/manifest.json'];
const watched = sources.map((path) => `--watch-path=${path}`);
const children = [
  ...builds.map(({ args }) => spawn('vite', [...args, '--watch', '--logLevel', 'warn'], { env, stdio: 'inherit' })),
  spawn('node', [...watched, '--watch-preserve-output', 'src/server/main.ts'], { env, stdio: 'inherit' }),
];

const stop = () => {
  for (const child of children) child.kill();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
