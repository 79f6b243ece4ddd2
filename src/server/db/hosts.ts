import pg from 'pg';
import { splitHosts } from '../config/database-url.ts';

export interface Hosts {
  readonly all: readonly string[];
  current(): string;
  /** Says that an address cannot be written to. The next connection is to another one. */
  fails(url: string): void;
}

const known = new Map<string, Hosts>();

/** The hosts of one DATABASE_URL, with the one that accepted writes last. */
export function hostsOf(url: string): Hosts {
  const all = splitHosts(url);
  let index = 0;
  const hosts: Hosts = known.get(url) ?? {
    all,
    current: () => all[index] ?? url,
    fails: (failed) => {
      if (all[index] === failed) index = (index + 1) % all.length;
    },
  };
  known.set(url, hosts);
  return hosts;
}

const addresses = new WeakMap<pg.ClientBase, string>();

/** Clients of a pool that leave a host that does not let them in. */
export function clientOf(hosts: Hosts): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      const url = hosts.current();
      super({ ...config, connectionString: url });
      addresses.set(this, url);
      const leave = () => hosts.fails(url);
      this.once('end', leave);
      this.once('connect', () => this.off('end', leave));
    }
  };
}

/** Refuses a standby, which a former primary is after a failover. */
export async function assertWritable(client: pg.ClientBase, hosts: Hosts): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (!rows[0]?.standby) return;
  hosts.fails(addresses.get(client) ?? '');
  throw Object.assign(new Error('this host is a standby'), { code: '25006' });
}
