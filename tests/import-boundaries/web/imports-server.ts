// Must not compile (TS6307): the browser shares only the contract with the server.
import { readConfig } from '../../../src/server/config/config.ts';

export const config: unknown = readConfig;
