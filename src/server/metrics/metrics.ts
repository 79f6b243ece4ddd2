import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestMetrics } from '../http/context.ts';
import type { Log } from '../log.ts';

type Labels = Readonly<Record<string, string>>;
/** Upper bounds in seconds, from a page out of memory to a draft by a slow model. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly values: readonly (readonly [Labels, number])[];
}

export interface Metrics extends RequestMetrics {
  countEvents(log: Log): Log;
  /** Shows an event as 0 before it happens: Prometheus takes a new series for unchanged, whatever its first value. */
  declare(level: keyof Log, fields: Readonly<Record<string, unknown>>, event: string): void;
  render(readings: readonly Reading[]): Promise<string>;
}

/** Fields of events that become labels. They have few values; ids and sentences have many. */
const labelsOf: Readonly<Record<string, readonly string[]>> = {
  'limit reached': ['limit'],
  'concurrency limit reached': ['pool'],
  'model draft': ['result'],
  'model call': ['provider'],
  'email not sent': ['final'],
};
const lagResolutionMs = 20;

export function makeMetrics(): Metrics {
  const lasting = new Registry();
  const requests = new Histogram({
    name: 'sayso_request_duration_seconds',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [lasting],
  });
  const events = new Counter({
    name: 'sayso_events_total',
    help: 'Events of the log, also those that LOG_LEVEL leaves out.',
    labelNames: ['event', 'level', ...Object.values(labelsOf).flat()],
    registers: [lasting],
  });
  const delay = monitorEventLoopDelay({ resolution: lagResolutionMs });
  delay.enable();

  const count = (level: string, fields: Readonly<Record<string, unknown>>, event: string, more: 0 | 1): void => {
    if (event === 'request') return;
    const labels = Object.fromEntries((labelsOf[event] ?? []).map((name) => [name, String(fields[name] ?? '')]));
    events.inc({ event, level, ...labels }, more);
  };

  return {
    request: (labels, seconds) => requests.observe(labels, seconds),
    countEvents: (log) => {
      const counted =
        (level: keyof Log): Log['info'] =>
        (fields, event) => {
          count(level, fields, event, 1);
          log[level](fields, event);
        };
      return { debug: counted('debug'), info: counted('info'), warn: counted('warn'), error: counted('error') };
    },
    declare: (level, fields, event) => count(level, fields, event, 0),
    async render(readings) {
      const momentary = new Registry();
      for (const { name, help, values } of [...readProcess(delay), ...readings]) {
        const labelNames = Object.keys(values[0]?.[0] ?? {});
        const gauge = new Gauge({ name, help, labelNames, registers: [momentary] });
        for (const [labels, value] of values) gauge.set(labels, value);
      }
      delay.reset();
      return Registry.merge([lasting, momentary]).metrics();
    },
  };
}

function readProcess(delay: ReturnType<typeof monitorEventLoopDelay>): Reading[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  // A sample is the time between two timers, so that an idle process has their distance.
  const lagSeconds = (percent: number): number =>
    Math.max(0, (delay.percentile(percent) || 0) / 1e9 - lagResolutionMs / 1000);
  return [
    { name: 'process_resident_memory_bytes', help: 'Resident memory.', values: [[{}, rss]] },
    { name: 'nodejs_heap_used_bytes', help: 'JavaScript heap in use.', values: [[{}, heapUsed]] },
    { name: 'nodejs_external_memory_bytes', help: 'Memory outside the heap.', values: [[{}, external]] },
    ...Object.entries({ p50: 50, p99: 99, max: 100 }).map(
      ([name, percent]): Reading => ({
        name: `nodejs_eventloop_lag_${name}_seconds`,
        help: `Event-loop delay since the last scrape, ${name}.`,
        values: [[{}, lagSeconds(percent)]],
      }),
    ),
    { name: 'process_uptime_seconds', help: 'Seconds since the start.', values: [[{}, process.uptime()]] },
  ];
}
