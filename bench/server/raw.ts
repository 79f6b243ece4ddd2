// The reference: nothing but node:http and the same query, on the same database. Prints its port.
import { createServer } from 'node:http';
import pg from 'pg';
import { publicBusinessBy } from '../../src/server/businesses/store.ts';

const pool = new pg.Pool({ connectionString: process.argv[2] ?? '', max: 10 });
const server = createServer((request, response) => {
  const slug = request.url?.split('/').at(-1);
  pool.query({ name: 'slug', text: publicBusinessBy.slug, values: [slug] }).then(
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
