import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { runAll } from './run.mjs';

const top = resolve(import.meta.dirname, '..');
const stamp = resolve(top, 'dist/sources.sha256');
/** The browser builds: the owner's app, the customer's pages, and the renderer that the server uses for the latter. */
export const builds = [
  { name: 'owner', args: ['build', '--config', 'vite.owner.config.ts'] },
  { name: 'public', args: ['build', '--config', 'vite.public.config.ts', '--app'] },
];

const isBuilt = (sources) => existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;

export const isUpToDate = () => isBuilt(hashSources());

/** Builds if a source has changed since the last build. Returns whether the product can be served. */
export async function buildWhenChanged() {
  const sources = hashSources();
  return isBuilt(sources) || alone(() => isBuilt(sources) || build(sources));
}

/** Two builds at once would delete each other's files, so the second waits and usually finds the build done. */
async function alone(work) {
  try {
    mkdirSync(resolve(top, 'dist'), { recursive: true });
  } catch (error) {
    console.error(
      `The pages have to be built here and cannot be (${error.code}): run \`npm run build\` as the owner of ${top}.`,
    );
    return false;
  }
  const release = await takeLock(resolve(top, 'dist/building'));
  try {
    return await work();
  } finally {
    release();
  }
}

/** Waits for the lock file, which holds the process id of its owner. Returns a function that releases it. */
async function takeLock(lock) {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = ownerOf(lock);
    await sleep(200);
    // A killed build left it behind.
    if (owner === ownerOf(lock) && !isAlive(owner)) rmSync(lock, { recursive: true, force: true });
  }
}

/** The process that holds the lock; 0 if the file names none. */
function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

/** In a container this process may have the id of a killed one, but it holds no lock yet. */
function isAlive(owner) {
  if (owner === 0 || owner === process.pid) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function build(sources) {
  console.log('Building the pages. This takes some seconds.');
  const jobs = builds.map(({ name, args }) => ({
    name,
    command: 'vite',
    args: [...args, '--logLevel', 'warn'],
    env: { NODE_ENV: 'production' },
  }));
  const database = { name: 'database', command: 'node', args: ['src/server/db/make-empty-database.ts'] };
  for (const result of await runAll([database, ...jobs])) {
    if (result.ok) continue;
    console.error(`The build of ${result.name} failed:\n${result.output}`);
    return false;
  }
  compressFiles();
  writeFileSync(stamp, sources);
  return true;
}

/** Compresses files with hashed names once, at the highest level. */
function compressFiles() {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  for (const file of globSync('dist/*/assets/*.{js,css,svg,txt,json}', { cwd: top })) {
    const path = resolve(top, file);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** One hash of everything that a build reads. */
function hashSources() {
  const patterns = [
    'src/web/**',
    'src/contract/**',
    'src/policy/**',
    'src/server/db/make-empty-database.ts',
    'src/server/db/migrate.ts',
    'migrations/**',
    'vite.*.config.ts',
    'package-lock.json',
    'tsconfig.base.json',
  ];
  const files = globSync(patterns, { cwd: top }).sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const path = resolve(top, file);
    if (!statSync(path).isFile() || /\.test\.tsx?$/.test(file)) continue;
    hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

if (import.meta.main && !(await buildWhenChanged())) process.exitCode = 1;
