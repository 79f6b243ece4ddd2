import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';

export interface Store {
  list(): Promise<string[]>;
  put(file: string, name: string): Promise<void>;
  get(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);
const emptyHash = createHash('sha256').digest('hex');

/** An S3-compatible bucket at `s3://KEY:SECRET@HOST/BUCKET/PREFIX?region=REGION`, with signature version 4 and TLS. */
export function openBucket(address: string): Store {
  const url = new URL(address);
  const access = {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  };
  const [, bucket = '', ...rest] = url.pathname.split('/');
  const prefix = rest
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join('');
  const [protocol, send] = loopback.has(url.hostname) ? ['http', httpRequest] : ['https', httpsRequest];

  async function ask(method: string, key: string, query: Record<string, string> = {}, file?: string) {
    const path = [bucket, ...key.split('/')].map(encodeURIComponent).join('/');
    const signer = new AwsV4Signer({
      ...access,
      method,
      url: `${protocol}://${url.host}/${path}?${new URLSearchParams(query)}`,
      headers: { 'x-amz-content-sha256': file ? await hashFile(file) : emptyHash },
    });
    const { headers } = await signer.sign();
    const response = await new Promise<IncomingMessage>((done, fail) => {
      const outgoing = send(
        {
          method,
          host: url.hostname.replace(/^\[|\]$/g, ''),
          port: url.port || undefined,
          path: `${signer.encodedPath}${signer.encodedSearch && `?${signer.encodedSearch}`}`,
          headers: {
            ...Object.fromEntries(headers),
            host: signer.url.host,
            'content-length': file ? statSync(file).size : 0,
          },
          timeout: 60_000,
        },
        done,
      );
      outgoing.on('error', fail).on('timeout', () => outgoing.destroy(new Error('it did not answer within a minute')));
      if (file) createReadStream(file).on('error', fail).pipe(outgoing);
      else outgoing.end();
    }).catch((error: unknown) => {
      throw new Error(`The bucket at ${url.host} cannot be reached: ${reasonOf(error)}. Check BACKUP_TO.`);
    });
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) return response;
    // Its text may repeat the request; the code names the cause, such as AccessDenied.
    const code = /<Code>(\w{1,60})<\/Code>/.exec((await text(response)).slice(0, 10_000))?.[1] ?? '';
    throw new Error(`The bucket ${bucket} at ${url.host} answered ${statusCode} ${code}. Check BACKUP_TO.`);
  }

  return {
    async list() {
      const names: string[] = [];
      for (let token = ''; ; ) {
        const more: Record<string, string> = token ? { 'continuation-token': token } : {};
        const xml = await text(await ask('GET', '', { 'list-type': '2', prefix, ...more }));
        names.push(...Array.from(xml.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) => key.slice(prefix.length)));
        token = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1] ?? '';
        if (token === '') return names;
      }
    },
    put: async (file, name) => void (await ask('PUT', `${prefix}${name}`, {}, file)).resume(),
    get: async (name, file) => pipeline(await ask('GET', `${prefix}${name}`), createWriteStream(file, { mode: 0o600 })),
    remove: async (name) => void (await ask('DELETE', `${prefix}${name}`)).resume(),
  };
}

/** An error of several addresses has an empty message. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code || error.name : String(error);

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
