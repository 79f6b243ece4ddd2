import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Bucket {
  readonly port: number;
  readonly objects: ReadonlyMap<string, Buffer>;
  readonly stop: () => Promise<void>;
}

interface Keys {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();
const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');

/** PUT, GET, DELETE and ListObjectsV2 of S3, a page of two names at a time, for requests with a valid signature. */
export async function startBucket(name: string, keys: Keys): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const refused = findFault(request, body, keys);
    if (refused) return response.writeHead(403).end(`<Error><Code>${refused}</Code></Error>`);
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
    if (bucket !== name) return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    const key = rest.join('/');
    const stored = request.method === 'PUT' ? body : objects.get(key);
    if (stored) response.setHeader('etag', `"${createHash('md5').update(stored).digest('hex')}"`);
    if (request.method === 'PUT') objects.set(key, body);
    else if (request.method === 'DELETE') response.statusCode = objects.delete(key) ? 204 : 404;
    else if (key === '') return response.end(list([...objects.keys()].sort(), searchParams));
    else if (!stored) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    else return response.end(stored);
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bucket has no port.');
  return {
    port: address.port,
    objects,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function list(names: readonly string[], search: URLSearchParams): string {
  const from = search.get('continuation-token') ?? '';
  const found = names.filter((name) => name.startsWith(search.get('prefix') ?? '') && name > from);
  const page = found.slice(0, 2);
  const more = found.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
  return `<ListBucketResult>${contents}<IsTruncated>${more !== ''}</IsTruncated>${more}</ListBucketResult>`;
}

/** Signature version 4, computed from the request as it arrived. */
function findFault({ method, url, headers }: IncomingMessage, body: Buffer, keys: Keys): string | null {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', names = '', signature = ''] = parts ?? [];
  const [accessKey, ...scope] = credential.split('/');
  const time = String(headers['x-amz-date']);
  const day = time.slice(0, 8);
  if (accessKey !== keys.accessKey || scope.join('/') !== `${day}/${keys.region}/s3/aws4_request`)
    return 'AccessDenied';
  if (!names.split(';').includes('host') || headers['x-amz-content-sha256'] !== sha256(body))
    return 'XAmzContentSHA256Mismatch';
  const [path, query = ''] = String(url).split('?');
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const signingKey = [keys.region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${keys.secretKey}`, day));
  const expected = hmac(signingKey, ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}
