import { queryFor } from '../../../lib/query-client.ts';

export const settingsQuery = (id: number) => queryFor('GET /api/businesses/{id}/invitation-settings', { id });
