import { queryRetries } from '../../../contract/constants.ts';
import { isRefused } from '../../lib/query-client.ts';

/** How the dashboard asks: three more times a second apart, and again whenever it is looked at. Spec 9. */
export const dashboardQuery = {
  staleTime: 0,
  retry: (failures: number, error: Error) => failures < queryRetries && !isRefused(error),
  retryDelay: 1000,
} as const;
