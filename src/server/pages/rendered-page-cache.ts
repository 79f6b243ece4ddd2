import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CustomerPage, RenderedPage } from '../../contract/customer-page.ts';
import { contentPolicy } from '../http/headers.ts';

interface CachedPage {
  readonly etag: string;
  readonly policy: string;
  readonly bytes: (encoding: Encoding) => Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

interface Entry extends CachedPage {
  readonly source: string;
}

const compress = promisify(brotliCompress);
/** Pages fit into the smallest window, which is twice as fast. */
const quality = (level: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_LGWIN]: 16 },
});
const fast = 5;
const small = 11;
/** Pages waiting for recompression, which takes longer than rendering and holds them in memory. */
const waitingMax = 50;

/** A page is reused only while its source is unchanged, so every node shows a change with the next request. */
export class RenderedPageCache<Page> {
  private readonly kept = new Map<string, Entry>();
  private readonly render: (page: Page) => RenderedPage;
  private readonly max: number;
  private readonly waiting: (() => Promise<void> | undefined)[] = [];
  private isRecompressing = false;

  constructor(render: (page: Page) => RenderedPage, max = 5000) {
    this.render = render;
    this.max = max;
  }

  get(name: string, page: Page): CachedPage {
    const source = JSON.stringify(page);
    const found = this.kept.get(name);
    if (found?.source === source) return found;
    const made = this.make(name, source, page);
    this.kept.delete(name);
    this.kept.set(name, made);
    // A Map keeps insertion order, so this is the oldest.
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.max && oldest !== undefined) this.kept.delete(oldest);
    return made;
  }

  private make(name: string, source: string, page: Page): Entry {
    const rendered = this.render(page);
    const plain = Buffer.from(rendered.html);
    let brotli = brotliCompressSync(plain, quality(fast));
    let gzip: Buffer | null = null;
    const entry: Entry = {
      source,
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      policy: policyOf(rendered),
      bytes: (encoding) => {
        if (encoding === 'br') return brotli;
        // Browsers accept brotli. For others the page is decompressed rather than stored three times.
        const unpacked = brotliDecompressSync(brotli);
        if (encoding === 'identity') return unpacked;
        gzip ??= gzipSync(unpacked);
        return gzip;
      },
    };
    this.waiting.push(() => {
      if (this.kept.get(name) !== entry) return;
      return compress(plain, quality(small)).then(
        (smaller) => {
          brotli = smaller;
        },
        () => undefined, // The larger bytes serve as well.
      );
    });
    if (this.waiting.length > waitingMax) this.waiting.shift();
    if (!this.isRecompressing) void this.recompress();
    return entry;
  }

  private async recompress(): Promise<void> {
    this.isRecompressing = true;
    await new Promise(setImmediate);
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) await next();
    this.isRecompressing = false;
  }
}

export const policyOf = ({ inlineScripts, inlineStyles }: RenderedPage): string =>
  contentPolicy({ script: inlineScripts.map(hashOf), style: inlineStyles.map(hashOf) });

const hashOf = (inline: string): string => `sha256-${createHash('sha256').update(inline).digest('base64')}`;

export function sendCachedPage(
  { etag, policy, bytes }: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.headers({
    etag,
    vary: 'accept-encoding',
    'cache-control': 'no-cache',
    'content-security-policy': policy,
    ...headers,
  });
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bytes(encoding));
}

export function encodingFor(accepted: string | undefined): Encoding {
  const taken = (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  page: CustomerPage,
  headers?: Readonly<Record<string, string>>,
) => FastifyReply;
