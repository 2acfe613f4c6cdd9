import { z } from 'zod';
import type { Method } from '../contract/declare-calls.ts';
import { cookieNames } from './cookie-names.ts';
import type { Endpoint } from './endpoint.ts';

type Json = Record<string, unknown>;

const PROBLEM = z.object({
  status: z.int(),
  code: z.string().describe('Stable, for programs'),
  detail: z.string().describe('Vietnamese, for people'),
  error_id: z.string().describe('Also in the log of the server'),
});

/** The OpenAPI 3.1 document of the endpoints, made from the same schemas by which they validate. */
export function openApiDocument(origin: string, endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = templateOf(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'An Tâm', version: '1', description: 'Danh bạ y tế An Tâm: giao diện lập trình công khai.' },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Problem: schemaOf(PROBLEM, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieNames({ origin }).session } },
    },
  };
}

/** `/place/:id/` → `/place/{id}/` */
export function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function operation(endpoint: Endpoint): Json {
  const [feature = 'site'] = wordsOf(endpoint.path);
  return {
    operationId: operationId(endpoint.method, endpoint.path),
    summary: endpoint.summary,
    tags: [feature],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query'), ...tokenOf(endpoint)],
    ...(endpoint.body ? { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } } : {}),
    responses: responses(endpoint),
    ...(endpoint.access === 'public' ? {} : { security: [{ session: [] }] }),
  };
}

function operationId(method: Method, path: string): string {
  const words = wordsOf(path).map(part => part.replace(/\W/g, '_'));
  return [method.toLowerCase(), ...words].join('_');
}

/** The parts of a path that tell it from others: all of a page's, of a call's those after the version. */
function wordsOf(path: string): string[] {
  const parts = path.split('/').filter(part => part !== '');
  return path.startsWith('/api/') ? parts.slice(2) : parts;
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties, required } = schemaOf(schema, 'input');
  const names = new Set<unknown>(Array.isArray(required) ? required : []);
  return Object.entries(Object(properties)).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || names.has(name),
    schema: property,
  }));
}

function tokenOf({ method }: Endpoint): Json[] {
  if (method === 'GET') return [];
  return [{ name: 'X-XSRF-TOKEN', in: 'header', required: true, schema: { type: 'string' } }];
}

function responses(endpoint: Endpoint): Json {
  const content = json(schemaOf(endpoint.answer, 'output'));
  const failure = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return {
    200: { description: 'OK', content },
    default: { description: 'Problem (RFC 9457); field errors are further members', content: failure },
  };
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** The JSON Schema of one side of a schema; what JSON Schema cannot say is left open. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}
