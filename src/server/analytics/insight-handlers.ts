import { busy } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';

export const getInsights: Handler<'GET /api/analytics/{businessId}/insights'> = async () => {
  throw busy();
};

export const exportInsights: Handler<'GET /api/analytics/{businessId}/insights.csv'> = async () => {
  throw busy();
};
