import { readFileSync } from 'node:fs';
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
