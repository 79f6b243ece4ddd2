import { useQuery } from '@tanstack/react-query';
import type { CallReply } from '../../../../contract/calls.ts';
import { queryClient, queryFor } from '../../../lib/query-client.ts';

export type TeamReply = CallReply<'GET /api/businesses/{id}/team'>;

const teamQuery = (id: number) => queryFor('GET /api/businesses/{id}/team', { id });

/** Other people change it, so it is always read again. */
export const useTeam = (id: number) => useQuery({ ...teamQuery(id), staleTime: 0 });

export const refreshTeam = (id: number) => queryClient.invalidateQueries(teamQuery(id));
