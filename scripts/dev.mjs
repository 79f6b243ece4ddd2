// npm run dev: Vite serves the owner's app with hot reload, and the server behind it restarts when its sources change.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer as createVite } from 'vite';
import { builds } from './build.mjs';
import { toolEnvironment } from './run.mjs';

const top = resolve(import.meta.dirname, '..');
const dist = resolve(top, 'dist');
const port = Number(process.env.PORT || 3000);
const children = [];

// Without the old stamp, `npm start` builds again and does not serve these files.
rmSync(dist, { recursive: true, force: true });
mkdirSync(resolve(dist, 'owner/assets'), { recursive: true });

const front = createServer();
const vite = await createVite({
  configFile: resolve(top, 'vite.owner.config.ts'),
  appType: 'custom',
  server: { middlewareMode: true, ws: { server: front } },
});
// Screens have addresses of several levels, so relative addresses become absolute.
const template = readFileSync(resolve(top, 'src/web/owner/index.html'), 'utf8').replaceAll('"./', '"/');
const html = await vite.transformIndexHtml('/index.html', template);
for (const page of ['index', 'landing', 'how-to', 'privacy', 'terms', 'accessibility'])
  writeFileSync(resolve(dist, `owner/${page}.html`), html);

await new Promise((listening, failed) => {
  front.once('error', failed).listen(port, listening);
}).catch((error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use. Set PORT to another one.` : error.message);
  process.exit(1);
});
const serverPort = await findFreePort();
front.on('request', (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void forward(incoming, outgoing));
});

const publicBuild = builds.find(({ name }) => name === 'public');
start('vite', [...publicBuild.args, '--watch', '--logLevel', 'warn']);
startServerWhenBuilt();

function start(command, args, env = {}) {
  const options = { cwd: top, env: { ...toolEnvironment, NODE_ENV: 'production', ...env }, stdio: 'inherit' };
  const child = spawn(command, args, options);
  child.once('exit', stop);
  children.push(child);
}

/** Starts the server after the first build of the customer's pages, and restarts it after each further one. */
function startServerWhenBuilt() {
  const rebuilt = resolve(dist, 'rebuilt');
  let seen = '';
  let served = '';
  setInterval(() => {
    const now = stateOfPublicBuild();
    const isSettled = now !== '' && now === seen;
    seen = now;
    if (!isSettled || now === served) return;
    writeFileSync(rebuilt, now);
    if (served === '') {
      const watched = ['src/server', 'src/contract', 'src/policy', 'src/writer', 'dist/rebuilt'].map(
        (path) => `--watch-path=${path}`,
      );
      const env = { PORT: String(serverPort), PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}` };
      start('node', [...watched, '--watch-preserve-output', 'src/server/main.ts'], env);
    }
    served = now;
  }, 300);
}

function stateOfPublicBuild() {
  const needed = ['public/manifest.json', 'public-renderer/renderer.js'].map((file) => resolve(dist, file));
  if (!needed.every((file) => existsSync(file))) return '';
  const files = globSync(['public/**', 'public-renderer/**'], { cwd: dist }).sort();
  return files.map((file) => `${file} ${statSync(resolve(dist, file), { throwIfNoEntry: false })?.mtimeMs}`).join('\n');
}

/** Passes a request on to the server, and waits for the server while it restarts. */
async function forward(incoming, outgoing) {
  if (!(await isServerUp())) return outgoing.writeHead(503).end('The server is not running. See the terminal.');
  const { method, headers, url: path } = incoming;
  const onward = request({ port: serverPort, host: '127.0.0.1', method, path, headers }, (answer) => {
    // Vite adds inline scripts and styles that the policy forbids.
    delete answer.headers['content-security-policy'];
    outgoing.writeHead(answer.statusCode, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

async function isServerUp() {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(100)) {
    const isUp = await new Promise((told) => {
      const probe = connect(serverPort, '127.0.0.1');
      probe.once('connect', () => told(true)).once('error', () => told(false));
      probe.once('connect', () => probe.destroy());
    });
    if (isUp) return true;
  }
  return false;
}

function findFreePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => found(free));
    });
  });
}

function stop() {
  for (const child of children) child.kill();
  void vite.close();
  process.exit();
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
