import type { FastifyInstance } from 'fastify';
import type { Services } from './http/context.ts';

/** Static files and pages. */
export async function servePages(_app: FastifyInstance, _services: Services): Promise<void> {}
