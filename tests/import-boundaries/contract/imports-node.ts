// Must not compile (TS2591): the contract cannot read files.
import { readFileSync } from 'node:fs';

export const secret: string = readFileSync('/etc/hostname', 'utf8');
