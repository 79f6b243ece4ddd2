import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Their names contain a hash of their content. */
export async function serveAssets(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  });
}
