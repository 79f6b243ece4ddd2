// Must not compile (TS6307): the server reaches a page through the built renderer alone.
import { call } from '../../../src/web/lib/call.ts';

export const page: unknown = call;
