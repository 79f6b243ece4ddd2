import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

/** Preloaded into the product: records the target of every outgoing connection. */
const file = process.env.CONNECTIONS_FILE ?? '';
const { connect } = Socket.prototype;

interface Target {
  readonly host?: string;
  readonly port?: number | string;
  readonly path?: string;
}

Socket.prototype.connect = function noted(this: Socket, ...given: unknown[]): Socket {
  const [first, second] = given.flat();
  const target: Target =
    typeof first === 'object' && first !== null
      ? first
      : { port: first as number, ...(typeof second === 'string' ? { host: second } : {}) };
  appendFileSync(file, `${target.path ?? `${target.host ?? 'localhost'}:${target.port}`}\n`);
  return Reflect.apply(connect, this, given);
};
