import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the systemd unit grants the process only what it needs', () => {
  const lines = readFileSync('deploy/sayso.service', 'utf8').split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UMask=0077',
      'NoNewPrivileges=true',
      'CapabilityBoundingSet=',
      'ProtectSystem=strict',
      'ProtectHome=true',
      'ProtectProc=invisible',
      'ProtectClock=true',
      'ProtectHostname=true',
      'ProtectKernelLogs=true',
      'PrivateUsers=true',
      'PrivateTmp=true',
      'PrivateDevices=true',
      'RestrictRealtime=true',
      'RestrictNamespaces=true',
      'RestrictSUIDSGID=true',
      'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
      'LockPersonality=true',
      'RemoveIPC=true',
      'SystemCallArchitectures=native',
      'SystemCallFilter=@system-service',
      'SystemCallFilter=~@privileged @resources',
      'MemoryMax=2G',
      'RestartPreventExitStatus=78',
    ]),
  );
});

it('the unit starts the Node 24 that npm installed, also where npm 9 and 10 made no link to it', () => {
  const unit = readFileSync('deploy/sayso.service', 'utf8');
  const [, command = ''] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'sayso-unit-'));
  mkdirSync(join(folder, 'node_modules'));
  const bundle = `node_modules/node-${process.platform}-${process.arch}`;
  symlinkSync(join(process.cwd(), bundle), join(folder, bundle));
  const asked = command.replace('scripts/start.mjs', '--version');
  const { stdout, stderr } = spawnSync('/bin/sh', ['-c', asked], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^v24\./);
});
