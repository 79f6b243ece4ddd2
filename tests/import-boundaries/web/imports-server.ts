// Must not compile (TS6307): the browser agrees with the server through the contract alone.
import { readConfig } from '../../../src/server/config.ts';

export const config: unknown = readConfig;
