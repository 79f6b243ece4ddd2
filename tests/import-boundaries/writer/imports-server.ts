// Must not compile (TS6307): the writer imports neither the server nor its database.
import { readMemory } from '../../../src/server/reviews/store.ts';

export const memory: unknown = readMemory;
