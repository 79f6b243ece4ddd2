import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages, only when `npm test -- --system` asked for it and root runs the tests. */
export function installSystemPackages(...packages: readonly string[]): void {
  const isAllowed = process.env.SAYSO_TESTS_SYSTEM === '1';
  if (!isAllowed || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { stdio: 'inherit', env });
}
