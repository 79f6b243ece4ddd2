import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Log } from '../http/context.ts';

type Labels = Readonly<Record<string, string | number>>;
/** Upper bounds in seconds, from a page out of memory to a draft by a slow model. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly values: readonly (readonly [Labels, number])[];
}

export interface Metrics {
  request(labels: { method: string; route: string; status: number }, seconds: number): void;
  countEvents(log: Log): Log;
  /** Shows an event as 0 before it happens: Prometheus takes a new series for unchanged, whatever its first value. */
  declare(level: keyof Log, fields: Readonly<Record<string, unknown>>, event: string): void;
  render(gauges: readonly Gauge[]): string;
}

const escaped = (value: string | number): string =>
  String(value).replace(/["\\\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

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
  const requests = new Map<string, Histogram>();
  const events = new Map<string, number>();
  const delay = monitorEventLoopDelay({ resolution: lagResolutionMs });
  delay.enable();

  const count = (level: string, fields: Readonly<Record<string, unknown>>, event: string, more: 0 | 1): void => {
    if (event === 'request') return;
    const labels = Object.fromEntries((labelsOf[event] ?? []).map((name) => [name, String(fields[name] ?? '')]));
    const key = labelText({ event, level, ...labels });
    events.set(key, (events.get(key) ?? 0) + more);
  };
  // A sample is the time between two timers, so that an idle process has their distance.
  const lagSeconds = (percent: number): number =>
    Math.max(0, (delay.percentile(percent) || 0) / 1e9 - lagResolutionMs / 1000);

  return {
    request(labels, seconds) {
      const key = labelText(labels);
      const found = requests.get(key) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 };
      const bucket = buckets.findIndex((bound) => seconds <= bound);
      if (bucket >= 0) found.counts[bucket] = (found.counts[bucket] ?? 0) + 1;
      found.sum += seconds;
      found.count += 1;
      requests.set(key, found);
    },
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
    render(gauges) {
      const { rss, heapUsed, external } = process.memoryUsage();
      const own: Gauge[] = [
        { name: 'process_resident_memory_bytes', help: 'Resident memory.', values: [[{}, rss]] },
        { name: 'nodejs_heap_used_bytes', help: 'JavaScript heap in use.', values: [[{}, heapUsed]] },
        { name: 'nodejs_external_memory_bytes', help: 'Memory outside the heap.', values: [[{}, external]] },
        ...Object.entries({ p50: 50, p99: 99, max: 100 }).map(([name, percent]) => ({
          name: `nodejs_eventloop_lag_${name}_seconds`,
          help: `Event-loop delay since the last scrape, ${name}.`,
          values: [[{}, lagSeconds(percent)]] as Gauge['values'],
        })),
        { name: 'process_uptime_seconds', help: 'Seconds since the start.', values: [[{}, process.uptime()]] },
      ];
      delay.reset();
      return `${[...renderRequests(requests), ...renderEvents(events), ...[...own, ...gauges].flatMap(renderGauge)].join('\n')}\n`;
    },
  };
}

function renderRequests(requests: ReadonlyMap<string, Histogram>): string[] {
  const name = 'sayso_request_duration_seconds';
  const lines = [`# HELP ${name} Requests by route and status.`, `# TYPE ${name} histogram`];
  for (const [key, { counts, sum, count }] of requests) {
    let below = 0;
    for (const [index, bound] of buckets.entries()) {
      below += counts[index] ?? 0;
      lines.push(`${name}_bucket${key.slice(0, -1)},le="${bound}"} ${below}`);
    }
    lines.push(`${name}_bucket${key.slice(0, -1)},le="+Inf"} ${count}`);
    lines.push(`${name}_sum${key} ${sum}`, `${name}_count${key} ${count}`);
  }
  return lines;
}

const renderEvents = (events: ReadonlyMap<string, number>): string[] => [
  '# HELP sayso_events_total Events of the log, also those that LOG_LEVEL leaves out.',
  '# TYPE sayso_events_total counter',
  ...[...events].map(([key, count]) => `sayso_events_total${key} ${count}`),
];

const renderGauge = ({ name, help, values }: Gauge): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  ...values.map(([labels, value]) => `${name}${labelText(labels)} ${value}`),
];
