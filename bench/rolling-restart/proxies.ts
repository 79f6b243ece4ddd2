import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tests/free-port.ts';

export type ProxyName = 'nginx' | 'Caddy';

export interface Proxy {
  readonly port: number;
  /** As an operator edits and reloads the configuration of nginx. */
  readonly use: (nodes: readonly number[]) => void;
  readonly stop: () => Promise<void>;
}

/** Starts the proxy with the shipped configuration. Only ports, nodes and certificates are replaced. */
export async function startProxy(name: ProxyName, nodes: readonly number[], folder: string): Promise<Proxy> {
  const [port, plain] = [await freePort(), await freePort()];
  const certificate = makeCertificate(folder);
  const file = join(folder, name);
  const write = (used: readonly number[]) =>
    writeFileSync(file, configure[name]({ port, plain, certificate, nodes: used, folder }));
  write(nodes);
  const words = {
    nginx: ['-c', file, '-e', join(folder, 'nginx.log')],
    Caddy: ['run', '--adapter', 'caddyfile', '--config', file],
  };
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(name.toLowerCase(), words[name], { stdio: ['ignore', 'ignore', 'ignore'], env });
  await untilItListens(child, name, port);
  return {
    port,
    use: (used) => {
      write(used);
      child.kill('SIGHUP');
    },
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

interface Setting {
  readonly port: number;
  readonly plain: number;
  readonly certificate: { readonly cert: string; readonly key: string };
  readonly nodes: readonly number[];
  readonly folder: string;
}

const configure: Record<ProxyName, (setting: Setting) => string> = {
  nginx: ({ port, plain, certificate, nodes, folder }) => {
    const site = replaceAll(readFileSync('deploy/nginx.conf', 'utf8'), [
      ['listen 80;', `listen 127.0.0.1:${plain};`],
      ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
      [/ssl_certificate .*;/, `ssl_certificate ${certificate.cert};`],
      [/ssl_certificate_key .*;/, `ssl_certificate_key ${certificate.key};`],
      ['server 127.0.0.1:3000 ', `server 127.0.0.1:${nodes[0]} `],
      ['# server 10.0.0.6:3000 ', nodes[1] === undefined ? '# ' : `server 127.0.0.1:${nodes[1]} `],
    ]);
    return `daemon off;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${site}}\n`;
  },
  Caddy: ({ port, plain, certificate, nodes }) => {
    const site = replaceAll(readFileSync('deploy/Caddyfile', 'utf8'), [
      [
        '\n{$DOMAIN:reviews.example.org} {',
        `\nreviews.example.org:${port} {\n\ttls ${certificate.cert} ${certificate.key}`,
      ],
      ['http://{$DOMAIN:reviews.example.org} {', `http://reviews.example.org:${plain} {`],
      [
        'reverse_proxy {$SAYSO:127.0.0.1:3000} {',
        `reverse_proxy ${nodes.map((node) => `127.0.0.1:${node}`).join(' ')} {`,
      ],
    ]);
    return `{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n${site}`;
  },
};

function replaceAll(text: string, pairs: readonly (readonly [string | RegExp, string])[]): string {
  return pairs.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`The shipped configuration has no ${from}.`);
    return after;
  }, text);
}

function makeCertificate(folder: string): { readonly cert: string; readonly key: string } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=reviews.example.org', '-addext', 'subjectAltName=DNS:reviews.example.org'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert];
  execFileSync('openssl', [...made, ...subject], { stdio: 'pipe' });
  return { cert, key };
}

async function untilItListens(child: ChildProcess, name: string, port: number): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(100)) {
    if (failure || child.exitCode !== null) break;
    const isOpen = await new Promise<boolean>((told) => {
      const socket = connect(port, '127.0.0.1', () => told(true));
      socket.once('error', () => told(false)).once('connect', () => socket.destroy());
    });
    if (isOpen) return;
  }
  throw failure ?? new Error(`${name} did not start.`);
}
