import type { FastifyRequest } from 'fastify';

const windowMs = 2000;
const windowBytes = 10_000;

/** Ends a request whose body hardly arrives for two windows in a row, such as one of a connection that broke. */
export function cutOffWhenSlow({ raw, socket }: FastifyRequest): void {
  let seen = socket.bytesRead;
  let slow = 0;
  const timer = setInterval(() => {
    slow = socket.bytesRead - seen < windowBytes ? slow + 1 : 0;
    seen = socket.bytesRead;
    if (slow === 2) socket.destroy();
  }, windowMs);
  const stop = () => clearInterval(timer);
  raw.once('end', stop).once('close', stop);
}
