import { createHash, createHmac } from 'node:crypto';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

export interface Store {
  list(): Promise<string[]>;
  put(file: string, name: string): Promise<void>;
  get(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);
const hmac = (key: string | Buffer, value: string): Buffer => createHmac('sha256', key).update(value).digest();
const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex');
/** RFC 3986, as AWS signs it. */
const encode = (value: string): string =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** An S3-compatible bucket at `s3://KEY:SECRET@HOST/BUCKET/PREFIX?region=REGION`, with signature version 4 and TLS. */
export function openBucket(address: string): Store {
  const url = new URL(address);
  const [accessKey, secretKey] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const [, bucket = '', ...rest] = url.pathname.split('/');
  const prefix = rest
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join('');
  const send = loopback.has(url.hostname) ? httpRequest : httpsRequest;

  async function ask(method: string, key: string, query: Record<string, string> = {}, file?: string) {
    const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
    const day = time.slice(0, 8);
    const path = `/${[bucket, ...key.split('/')].map(encode).join('/')}`;
    const search = Object.keys(query)
      .sort()
      .map((name) => `${encode(name)}=${encode(query[name] ?? '')}`)
      .join('&');
    const bodyHash = file ? await hashFile(file) : sha256('');
    const signed = { host: url.host, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time };
    const names = Object.keys(signed).join(';');
    const canonical = [
      method,
      path,
      search,
      ...Object.entries(signed).map(([name, value]) => `${name}:${value}`),
      '',
      names,
      bodyHash,
    ];
    const scope = `${day}/${region}/s3/aws4_request`;
    const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical.join('\n'))].join('\n');
    const signingKey = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretKey}`, day));
    const authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${hmac(signingKey, toSign).toString('hex')}`;
    const headers = { ...signed, authorization, 'content-length': file ? statSync(file).size : 0 };
    const response = await new Promise<IncomingMessage>((done, fail) => {
      const outgoing = send(
        {
          method,
          host: url.hostname.replace(/^\[|\]$/g, ''),
          port: url.port || undefined,
          path: search ? `${path}?${search}` : path,
          headers,
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
