// The reference: plain node:http with the same query, pool and database. Prints its port.
import { createServer } from 'node:http';
import { selectPublicBusinesses } from '../../src/server/businesses/public-store.ts';
import { openPool } from '../../src/server/db/postgres.ts';

const pool = openPool({ url: process.argv[2] ?? '' });
const text = selectPublicBusinesses('b.slug = $1');
const server = createServer((request, response) => {
  const slug = request.url?.split('/').at(-1);
  pool.query({ name: 'slug', text, values: [slug] }).then(
    ({ rows: [row] }) => {
      const { id, name, reviewUrl, facebookUrl, isActive } = row;
      const body = JSON.stringify({
        id: Number(id),
        name,
        reviewUrl,
        googleBusinessUrl: reviewUrl,
        facebookUrl,
        logoUrl: null,
        isActive,
      });
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    () => response.writeHead(500).end(),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
