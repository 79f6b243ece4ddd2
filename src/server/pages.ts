import type { FastifyInstance } from 'fastify';
import type { Services } from './http/context.ts';
import { serveCustomerPages } from './pages/customer-pages.ts';
import { serveOwnerApp } from './pages/owner-app.ts';

/** Everything that a browser opens: the customer's pages, rendered here, and the owner's app. */
export async function servePages(app: FastifyInstance, services: Services): Promise<void> {
  await serveCustomerPages(app, services);
  await serveOwnerApp(app, services);
}
