import { vi } from 'vitest';
import type { Place } from '../../contract/analytics/places.ts';
import { dental, owner } from './fake-inbox.ts';
import { fullInsights } from './full-insights.ts';

export const place = (id: number, name: string, known: Partial<Place> = {}): Place => ({
  id,
  name,
  kind: 'desk',
  code: name.toLowerCase().replaceAll(' ', '-').slice(0, 12),
  isRetired: false,
  ...known,
});

/** Answers the calls of the places of one business from memory. */
export function fakePlaces(first: readonly Place[], known: Partial<typeof dental> = {}, visited = true) {
  const business = { ...dental, ...known };
  const places = { stored: [...first], refusal: null as Response | null };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://localhost');
    const body = JSON.parse(String(init.body ?? '{}'));
    if (pathname === '/api/user') return Response.json({ ...owner, emailVerified: true, businesses: [] });
    if (pathname === '/api/businesses/3') return Response.json({ business, categories: [], visited });
    if (pathname.endsWith('/insights')) return Response.json(fullInsights());
    if ((init.method ?? 'GET') === 'GET') return Response.json({ places: places.stored });
    if (places.refusal) return places.refusal;
    if (init.method === 'POST') {
      const added = { ...place(places.stored.length + 1, body.name), ...body };
      places.stored.push(added);
      return Response.json(added, { status: 201 });
    }
    const id = Number(pathname.split('/').at(-1));
    places.stored = places.stored.map((one) => (one.id === id ? { ...one, ...body } : one));
    return Response.json(places.stored.find((one) => one.id === id));
  });
  return places;
}
