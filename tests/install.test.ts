import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onFreePort } from './free-port.ts';
import { fetchOldTools, nodeOf, npmOf, type OldNode, type OldNpm } from './old-node.ts';

const top = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'sayso-install-'));

beforeAll(() => {
  execFileSync('node', ['scripts/build.mjs'], { cwd: top, stdio: 'inherit' });
  fetchOldTools();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['node20', 'npm9'],
  ['node20', 'npm10'],
  ['node20', 'npm11'],
] as const)('a clone installed by %s and %s', (node, npm) => {
  const clone = join(folder, npm);
  beforeAll(() => install(clone, node, npm));

  it('serves the first page on Node 24 with npm start, and stops when signaled', async () => {
    const { port, started } = await onFreePort((at) => start(clone, node, npm, ['start'], at));
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, (await page.text()).includes('· Sayso</title>')]).toEqual([200, true]);
    await started.stop();
    expect(started.output()).toMatch(/"node":"v24\.[^\n]*\n(?:.*\n)*.*"event":"stopping"/);
  });

  it('serves example businesses with npm run demo', async () => {
    const { port, started } = await onFreePort((at) => start(clone, node, npm, ['run', 'demo'], at));
    const path = /The customer's page: \S+?(\/thumbs-up-down\/\S+)/.exec(started.output())?.[1];
    const page = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([page.status, (await page.text()).includes('Juniper Street Dental')]).toEqual([200, true]);
    await started.stop();
  });

  it('runs one test file', () => {
    const words = ['run', 'vitest', '--', 'run', '--project', 'pure', 'src/contract/person-names.test.ts'];
    const { stdout, stderr } = npmIn(clone, node, npm, words);
    expect([stderr, /Tests +\d+ passed/.test(stdout)]).toEqual(['', true]);
  });
});

describe('an npm script on an old Node', () => {
  const launch = (node: OldNode, ...words: string[]) =>
    spawn(nodeOf(node), ['scripts/node24.mjs', ...words], { cwd: top, stdio: ['ignore', 'pipe', 'inherit'] });

  it('passes signals on and keeps the exit code', async () => {
    const child = launch('node20', '-e', 'process.on("SIGTERM", () => process.exit(7)); setInterval(console.log, 50)');
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it('ends by the signal that ended the script', async () => {
    expect(await once(launch('node20', '-e', 'process.kill(process.pid, "SIGKILL")'), 'exit')).toEqual([
      null,
      'SIGKILL',
    ]);
  });

  it('explains what to do on a Node for which npm leaves packages out', () => {
    expect(explain(top, 'node18')).toBe(
      `Sayso needs Node 24, and Node 18.20.8 is too old. npm leaves out packages on such a Node. Install Node 24 with \`npm install --global ${bundle}@24\` as root, or from https://nodejs.org, then run \`npm install\` again.\n`,
    );
  });

  it('explains what to do where npm installed no Node 24', () => {
    const bare = join(folder, 'bare');
    cpSync(join(top, 'scripts'), join(bare, 'scripts'), { recursive: true });
    expect(explain(bare, 'node20')).toBe(
      `Sayso needs Node 24, and Node 20.20.2 is too old. node_modules/${bundle} is missing: run \`npm install --include=optional\`, which brings Node 24 along.\n`,
    );
  });
});

const bundle = `node-${process.platform}-${process.arch}`;

/** Prints why the scripts in this folder do not run. */
function explain(cwd: string, node: OldNode): string {
  const { status, stderr } = spawnSync(nodeOf(node), ['scripts/node24.mjs', '-p', '1'], { cwd, encoding: 'utf8' });
  expect(status).toBe(1);
  return stderr;
}

/** npm installs only the bundled Node, where its versions differ. The other packages are links to ours. */
function install(clone: string, node: OldNode, npm: OldNpm): void {
  const left = ['node_modules', '.git', 'data', 'demo-data'];
  cpSync(top, clone, { recursive: true, filter: (path) => dirname(path) !== top || !left.includes(basename(path)) });
  const whole = readFileSync(join(top, 'package.json'), 'utf8');
  const { optionalDependencies } = JSON.parse(whole);
  rmSync(join(clone, 'package-lock.json'));
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ optionalDependencies }));
  const { status, stderr } = npmIn(clone, node, npm, ['install', '--prefer-offline']);
  expect([status, stderr]).toEqual([0, '']);
  writeFileSync(join(clone, 'package.json'), whole);
  for (const inside of ['.', '.bin']) {
    const ours = join(top, 'node_modules', inside);
    for (const name of readdirSync(ours).filter((one) => !/^node(-|$)|^\./.test(one)))
      symlinkSync(join(ours, name), join(clone, 'node_modules', inside, name));
  }
}

function npmIn(clone: string, node: OldNode, npm: OldNpm, words: readonly string[]) {
  return spawnSync(nodeOf(node), [npmOf(npm), ...words], { cwd: clone, env: environmentOf(node), encoding: 'utf8' });
}

/** A PATH without our own tools. */
function environmentOf(node: OldNode) {
  const path = (process.env.PATH ?? '').split(':').filter((one) => !one.includes('node_modules'));
  const env = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV|VITEST|TEST|FORCE_COLOR)/i.test(name));
  return { ...Object.fromEntries(env), PATH: [dirname(nodeOf(node)), ...path].join(':'), NO_COLOR: '1' };
}

/** Starts the clone with npm and waits until it is ready. */
async function start(clone: string, node: OldNode, npm: OldNpm, words: readonly string[], port: number) {
  const child = spawn(nodeOf(node), [npmOf(npm), ...words], {
    cwd: clone,
    env: { ...environmentOf(node), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm does not pass signals on, so the whole group gets them.
    detached: true,
  });
  let said = '';
  const ended = once(child, 'close');
  const ready = new Promise<void>((done, failed) => {
    const keep = (chunk: Buffer) => {
      said += chunk;
      if (said.includes(' is ready: open ')) done();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('close', () => failed(new Error(`npm ${words.join(' ')} ended:\n${said}`)));
  });
  await ready;
  const stop = async () => {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  return { output: () => said, stop };
}
