import type { makeLog } from './log.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Control characters become spaces, so that a value cannot forge a line. */
export const humanFormat: Parameters<typeof makeLog>[2] = (level, fields, event) => {
  const time = new Date().toTimeString().slice(0, 8);
  const mark = level === 'warn' || level === 'error' ? ` ${level}:` : '';
  if (event === 'request') {
    const { method, route, status, ms } = fields;
    return `${time}${mark} ${method} ${route} ${status} ${ms} ms\n`;
  }
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${text(value).replace(/[\p{Cc}\p{Cf}]/gu, ' ')}`);
  return `${time}${mark} ${[event, ...rest].join('  ')}\n`;
};
