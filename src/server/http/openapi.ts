import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { calls } from '../../contract/calls.ts';
import { appVersion } from '../../contract/constants.ts';
import type { Endpoint } from '../../contract/endpoint.ts';

type Json = Record<string, unknown>;

export function serveOpenApi(app: FastifyInstance, productName: string): void {
  const body = JSON.stringify(describeCalls(productName));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  app.get('/api/openapi.json', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

function describeCalls(title: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<Endpoint>(calls)) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(name, method, path, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: appVersion },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        apiToken: { type: 'http', scheme: 'bearer', description: 'An API token of the business.' },
      },
      schemas: { AppError: errorSchema },
    },
  };
}

const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'For people.' },
    code: { type: 'string', description: 'For programs.' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'A sentence by field.' },
  },
};

const expectedUser = 'The id of the user that the screen shows; 409 when the session belongs to another user.';

function describeCall(name: string, method: string, path: string, call: Endpoint): Json {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, parameter = '']) => parameter);
  const {
    properties = {},
    required = [],
    ...whole
  } = schemaOf(call.input, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const rest = Object.keys(properties).filter((key) => !inPath.includes(key));
  const inQuery = method === 'GET' ? rest : [];
  const parameters: Json[] = [
    ...inPath.map((key) => ({ name: key, in: 'path', required: true, schema: properties[key] ?? { type: 'string' } })),
    ...inQuery.map((key) => ({ name: key, in: 'query', required: required.includes(key), schema: properties[key] })),
  ];
  if (call.access !== 'anyone')
    parameters.push({ name: 'Expected-User', in: 'header', schema: { type: 'string' }, description: expectedUser });
  if (call.idempotent) parameters.push({ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } });
  const body = {
    ...whole,
    ...(rest.length > 0 ? { properties: Object.fromEntries(rest.map((key) => [key, properties[key]])) } : {}),
    ...(required.some((key) => rest.includes(key)) ? { required: required.filter((key) => rest.includes(key)) } : {}),
  };
  const takesBody = method !== 'GET' && (rest.length > 0 || 'anyOf' in whole);
  return {
    operationId: name.replace(/\W+/g, ' ').trim().replaceAll(' ', '_'),
    tags: [path.split('/')[2] ?? ''],
    ...(call.access === 'anyone'
      ? {}
      : { security: [{ session: [] }, ...(call.takesToken ? [{ apiToken: [] }] : [])] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(takesBody ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      [call.status ?? 200]: {
        description: 'Done',
        content: call.file
          ? { [call.file]: { schema: { type: 'string' } } }
          : { 'application/json': { schema: schemaOf(call.reply, 'output') } },
      },
      default: {
        description: 'Error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/AppError' } } },
      },
    },
  };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
