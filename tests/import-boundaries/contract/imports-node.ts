// Must not compile (TS2591): the contract is pure, so it cannot read a file.
import { readFileSync } from 'node:fs';

export const secret: string = readFileSync('/etc/hostname', 'utf8');
