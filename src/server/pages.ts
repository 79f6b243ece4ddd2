import type { FastifyInstance } from 'fastify';
import type { Services } from './http/context.ts';
import { serveCustomerPages } from './pages/customer-pages.ts';
import { serveOwnerApp } from './pages/owner-app.ts';

export async function servePages(app: FastifyInstance, services: Services): Promise<void> {
  await serveCustomerPages(app, services);
  await serveOwnerApp(app, services);
}
