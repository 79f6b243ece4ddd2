import type { CarriedSteps } from '../../src/contract/analytics/steps.ts';
import { makeFollow } from '../../src/web/public/count-visit.ts';
import { emptyFlow, type Flow } from '../../src/web/public/flow.ts';
import { visit } from '../../src/web/public/visit.ts';
import { carrier, carrySteps } from '../../src/web/review/carrier.ts';
import { countClick } from '../../src/web/review/count-click.ts';

/** Sends a request of the page and returns the status and the body of the answer. */
export type Send = (address: string, body: string) => Promise<{ readonly status: number; readonly body: string }>;

/** `lost`: the server works on requests, but their answers do not arrive. */
export type Network = 'up' | 'offline' | 'lost' | 'busy';

/** The browser's part of one life of the customer's page, around the real module that counts it. */
export class PageLife {
  /** Answers other than 200. */
  readonly failures: string[] = [];
  network: Network = 'up';
  readonly start: Flow | null;
  flow: Flow;
  private carry: typeof carrier.carry;
  private readonly follow = makeFollow();
  private readonly listeners = new Map<string, ((event: unknown) => void)[]>();
  private readonly timers = new Map<number, () => void>();
  private readonly shown: Flow[] = [];
  private readonly running = new Set<Promise<unknown>>();
  readonly business: Parameters<ReturnType<typeof makeFollow>>[0];
  private readonly search: string;
  private readonly request: Send;
  private isHidden = false;

  constructor(business: PageLife['business'], search: string, send: Send, start: Flow | null = null) {
    this.business = business;
    this.search = search;
    this.request = send;
    this.start = start;
    this.flow = start ?? emptyFlow;
    this.show({});
  }

  /** What React would do after the customer's choice. */
  show(part: Partial<Flow>): void {
    this.flow = { ...this.flow, ...part };
    this.shown.push(this.flow);
    this.inside(() => this.follow(this.business, this.flow, this.start));
  }

  /** Back and Forward: screens that were there before. */
  goThrough(random: () => number): void {
    const now = this.flow;
    for (let n = 0; n < 3; n += 1) this.show(this.shown[Math.floor(random() * this.shown.length)] ?? now);
    this.show(now);
  }

  /** The tab is closed, or another app is in front. */
  hide(): void {
    this.isHidden = true;
    this.fire('visibilitychange');
  }

  look(): void {
    this.isHidden = false;
    this.fire('visibilitychange');
  }

  waitOneSecond(): void {
    const due = [...this.timers.values()];
    this.timers.clear();
    this.inside(() => {
      for (const act of due) act();
    });
  }

  /** What the page sends with the steps of the visit. */
  send<Reply>(start: (steps: CarriedSteps) => Promise<Reply>): Promise<Reply> {
    let reply: Promise<Reply> | undefined;
    this.inside(() => {
      reply = carrySteps(start);
    });
    return reply as Promise<Reply>;
  }

  /** A tap on the page, or on a link. */
  tap(address?: string): void {
    const platform = this.business.links.find((link) => link.address === address)?.platform;
    if (platform) this.inside(() => countClick(platform, this.business.id));
    const link = address === undefined ? null : { getAttribute: () => address };
    this.fire('click', { target: { closest: () => link } });
  }

  connect(network: Network): void {
    const was = this.network;
    this.network = network;
    if (was === 'offline' && network === 'up') this.fire('online');
  }

  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.allSettled([...this.running]);
    // The page handles an answer after it has arrived.
    await new Promise(setImmediate);
    if (this.running.size > 0) await this.idle();
  }

  private fire(type: string, event: unknown = {}): void {
    this.inside(() => {
      for (const listener of this.listeners.get(type) ?? []) listener(event);
    });
  }

  /** Gives the module the window of this page while it works. What it starts keeps to this page. */
  private inside(work: () => void): void {
    carrier.carry = this.carry;
    visit.seesPublic = this.flow.step === 'feedback' || this.flow.step === 'thanks';
    const page = {
      document: {
        hidden: this.isHidden,
        documentElement: { lang: 'en', dataset: {} },
      },
      location: { search: this.search },
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]),
      setTimeout: (act: (...given: unknown[]) => void, _delay: number, ...given: unknown[]) => {
        const id = this.timers.size + 1 + Math.random();
        this.timers.set(id, () => act(...given));
        return id;
      },
      clearTimeout: (id: number) => this.timers.delete(id),
      fetch: (address: string, { body }: { body: string }) => this.fetch(address, body),
    };
    const before = Object.keys(page).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
    for (const [name, value] of Object.entries(page))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    try {
      work();
    } finally {
      for (const [name, descriptor] of before) {
        if (descriptor) Object.defineProperty(globalThis, name, descriptor);
        else Reflect.deleteProperty(globalThis, name);
      }
    }
    this.carry = carrier.carry;
  }

  private fetch(address: string, body: string): Promise<Response> {
    const { network } = this;
    if (network === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    if (network === 'busy') return Promise.resolve(new Response('{"error":"busy"}', { status: 503 }));
    // After this turn, because sending needs the real globals.
    const answer = new Promise((turn) => setImmediate(turn))
      .then(() => this.request(address, body))
      .finally(() => this.running.delete(answer));
    this.running.add(answer);
    const seen = answer.then(({ status, body: text }) => {
      if (status !== 200) this.failures.push(`${status} ${text}`);
      if (network === 'lost') throw new TypeError('Failed to fetch');
      return new Response(text, { status });
    });
    return seen;
  }
}
