import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { toolPath } from './tool-path.mjs';

/** An environment in which `node` and every tool are those that npm installed. */
export const toolEnvironment = { ...process.env, PATH: toolPath(process.execPath) };

/** Runs a tool and returns its output. With `show` the output is printed at once. */
export function run({ name, command, args, show = false, env = {} }) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: resolve(import.meta.dirname, '..'),
      env: { ...toolEnvironment, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => done({ name, ok: false, output: String(error) }));
    child.on('close', (code, signal) => {
      if (signal) console.log(`${name} was ended by ${signal}.`);
      done({ name, ok: code === 0, output });
    });
  });
}

/** Runs the tools two at a time, for two cores. */
export async function runAll(jobs) {
  const waiting = jobs.map((job, index) => ({ job, index }));
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next.index] = await run(next.job);
  };
  await Promise.all([work(), work()]);
  return results;
}
