// npm run dev: the browser builds follow their sources, and the server restarts when its own sources or a build change.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { builds } from './build.mjs';
import { toolEnvironment } from './run.mjs';

const top = resolve(import.meta.dirname, '..');
const dist = resolve(top, 'dist');
/** Written after every build. The builds empty their folders, and nobody can go on watching a folder that was replaced. */
const rebuilt = resolve(dist, 'rebuilt');
/** What the server cannot start without. */
const needed = ['owner/index.html', 'owner/terms.html', 'public/manifest.json', 'public-renderer/renderer.js'];

// Whoever builds afterwards begins anew: these builds are not the compressed ones that `npm start` serves.
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
writeFileSync(rebuilt, '');

const env = { ...toolEnvironment, NODE_ENV: 'production' };
const children = builds.map(({ args }) =>
  spawn('vite', [...args, '--watch', '--logLevel', 'warn'], { cwd: top, env, stdio: 'inherit' }),
);

let seen = '';
let served = '';
const looking = setInterval(() => {
  const now = stateOfBuilds();
  const isSettled = now !== '' && now === seen && now !== served;
  seen = now;
  if (!isSettled) return;
  if (served === '') startServer();
  else writeFileSync(rebuilt, new Date().toISOString());
  served = now;
}, 300);

/** Names and times of what was built; nothing while something is missing. */
function stateOfBuilds() {
  if (!needed.every((file) => existsSync(resolve(dist, file)))) return '';
  const files = globSync('*/**/*.{html,json,js,css}', { cwd: dist }).sort();
  return files.map((file) => `${file} ${statSync(resolve(dist, file), { throwIfNoEntry: false })?.mtimeMs}`).join('\n');
}

function startServer() {
  const watched = ['src/server', 'src/contract', 'dist/rebuilt'].map((path) => `--watch-path=${path}`);
  const options = { cwd: top, env, stdio: 'inherit' };
  children.push(spawn('node', [...watched, '--watch-preserve-output', 'src/server/main.ts'], options));
  children.at(-1)?.once('exit', stop);
}

function stop() {
  clearInterval(looking);
  for (const child of children) child.kill();
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
