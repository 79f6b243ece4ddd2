import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorMessages } from '../../contract/text.ts';
import type { Config } from '../config/config.ts';
import { AppError, invalid } from './app-error.ts';
import { securityHeaders } from './headers.ts';

export function rawErrorOf(error: Error & { readonly code?: string }): AppError {
  if (error.code === 'HPE_HEADER_OVERFLOW') return new AppError(431, 'too_large', errorMessages.tooLarge);
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError(408, 'too_slow', errorMessages.tooSlow);
  return invalid(errorMessages.invalid);
}

export function rawHeaders({ code, message }: AppError, config: Config) {
  const body = JSON.stringify({ error: message, code });
  const headers: Record<string, string> = {
    ...securityHeaders(config),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { body, headers };
}

export function writeRawResponse(socket: Duplex, error: AppError, config: Config): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { body, headers } = rawHeaders(error, config);
  const { status } = error;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}`;
  socket.end(`${head}\r\n${body}`, () => socket.destroy());
}
