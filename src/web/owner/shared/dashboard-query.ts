import { queryRetries } from '../../../contract/constants.ts';
import { isRefused } from '../../lib/query-client.ts';

export const dashboardQuery = {
  staleTime: 0,
  retry: (failures: number, error: Error) => failures < queryRetries && !isRefused(error),
  retryDelay: 1000,
} as const;
