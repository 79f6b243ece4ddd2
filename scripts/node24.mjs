// node scripts/node24.mjs [options] SCRIPT [arguments]: runs the script on Node 24 or newer. The npm scripts begin with it.
// npm 9 and 10 do not link the Node that `npm install` brings. Node 18 must be able to parse this file.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toolPath } from './tool-path.mjs';

const top = join(dirname(fileURLToPath(import.meta.url)), '..');
const bundle = `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const bundled = join(top, bundle, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const node = isNewEnough() ? process.execPath : bundled;
if (existsSync(node)) runOn(node, process.argv.slice(2));
else explain();

function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= 24;
}

function runOn(program, args) {
  const env = { ...process.env, PATH: toolPath(program) };
  // Replaces this process, so that no parent waits. Node 22.15 added it; Windows lacks it.
  if (process.execve && process.platform !== 'win32') return process.execve(program, [program, ...args], env);
  const child = spawn(program, args, { stdio: 'inherit', env });
  child.on('error', (error) => {
    console.error(`${bundle} does not run here (${error.code}). Install Node 24 from https://nodejs.org.`);
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    // A terminal sends Ctrl+C to both processes.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

function explain() {
  const bundles = ['linux-x64', 'linux-arm64', 'darwin-x64', 'win32-x64'];
  const advice = bundles.includes(`${process.platform}-${process.arch}`)
    ? `\`npm install\` brings Node 24 along, but ${bundle} is missing: run \`npm install --include=optional\`.`
    : 'Install Node 24 from https://nodejs.org.';
  console.error(`Sayso needs Node 24. Node ${process.versions.node} is too old. ${advice}`);
  process.exit(1);
}
