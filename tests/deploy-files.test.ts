import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string): string =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .join('\n');
/** Comments included: further nodes are switched on by removing a sign. */
const whole = (file: string): string => readFileSync(file, 'utf8');

it('nginx never takes a node out, and closes idle connections before a node that was asked to stop does', () => {
  const servers = whole('deploy/nginx.conf').match(/server [\d.]+:\d+[^;]*;/g) ?? [];
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(server).toContain(' max_fails=0;');
  const [, idleSeconds] = /keepalive_timeout (\d+)s;/.exec(read('deploy/nginx.conf')) ?? [];
  // Sayso serves for 4 seconds after the signal, and closes idle connections after 5.
  expect(Number(idleSeconds)).toBeLessThan(4);
});

it('Caddy asks each node every second whether it stops, and lets requests wait for another', () => {
  const caddy = read('deploy/Caddyfile');
  for (const line of ['health_uri /healthz', 'health_interval 1s', 'lb_try_duration 20s', 'keepalive 2s'])
    expect(caddy).toContain(line);
});

it('programs are told of plain http instead of being redirected, by both proxies', () => {
  expect(read('deploy/nginx.conf')).toMatch(/location \/api\/ \{\s*default_type text\/plain;\s*return 403/);
  expect(read('deploy/Caddyfile')).toMatch(/handle \/api\/\* \{\s*respond "Use https\." 403/);
});

it('compose runs the Caddyfile that the operation page describes', () => {
  expect(read('compose.yaml')).toContain('- ./deploy/Caddyfile:/etc/caddy/Caddyfile:ro');
  expect(read('.env.example')).toMatch(/^TZ=/m);
});
