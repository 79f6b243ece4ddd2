import type { PlatformId } from '../../contract/platforms.ts';
import { call } from '../lib/call.ts';
import { carrySteps } from './carrier.ts';

/** Sent even when the page goes. Nobody waits for the answer. */
export function countClick(platform: PlatformId, businessId: number): void {
  carrySteps(
    (steps) =>
      call(`POST /api/analytics/${platform}-click/{businessId}`, { businessId, ...steps }, { keepalive: true }),
    platform,
  ).catch(() => undefined);
}
