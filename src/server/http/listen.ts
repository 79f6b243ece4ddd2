import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/read-environment.ts';

export async function listen(app: FastifyInstance, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const sentence = sentences[code]?.({ port, host }) ?? `PORT ${port} at HOST ${host} cannot be used: ${message}`;
    // A taken port may be free again in a moment, so a restart helps.
    throw code === 'EADDRINUSE' ? new Error(sentence) : new ConfigError(sentence);
  }
}

const noAddress = ({ host }: Pick<Config, 'host'>): string =>
  `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0; ${host} is none.`;

const sentences: Record<string, ((config: Pick<Config, 'port' | 'host'>) => string) | undefined> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken. Stop what listens there, or choose another PORT.`,
  EACCES: ({ port }) => `Port ${port} is not open to this user. Choose a PORT above 1023.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
  EAI_FAIL: noAddress,
};
