import type { z } from 'zod';
import type { Call, Method } from '../../contract/declare-calls.ts';
import { cookieNames } from '../cookies.ts';
import { answersOf, failureComponents, type Json, schemaOf } from './answers.ts';

/** The calls of one feature, under its name. */
export interface TaggedCalls {
  readonly name: string;
  /** What the feature is for, in a sentence. */
  readonly about: string;
  readonly calls: readonly Call[];
}

/** Whose API the document is of. */
export interface Publisher {
  readonly origin: string;
  /** Where people of the site can be reached. */
  readonly email: string;
}

/** The OpenAPI 3.1 document of the calls, made from the same schemas by which they validate. */
export function openApiDocument({ origin, email }: Publisher, features: readonly TaggedCalls[]): Json {
  const used = features.filter(({ calls }) => calls.length > 0);
  const paths: Record<string, Json> = {};
  for (const { name, calls } of used) {
    for (const call of calls) {
      const path = templateOf(call.path);
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, name) };
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'An Tâm',
      version: '1',
      description: 'Danh bạ y tế An Tâm: giao diện lập trình công khai.',
      contact: { name: 'An Tâm', url: origin, email },
      license: { name: 'Nguồn và giấy phép của dữ liệu được ghi ở từng cơ sở (source, licence)', url: origin },
    },
    servers: [{ url: origin }],
    tags: used.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: { ...failureComponents(), securitySchemes: securitySchemes(origin) },
  };
}

/** `/place/:id/` → `/place/{id}/` */
export function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function securitySchemes(origin: string) {
  const { session, token } = cookieNames({ origin });
  return {
    session: { type: 'apiKey', in: 'cookie', name: session, description: 'Set by the login' },
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'X-XSRF-TOKEN',
      description: `Goes with every write and repeats the cookie ${token}, which every read sets`,
    },
  };
}

function operation(call: Call, tag: string): Json {
  const who = whoMay(call);
  return {
    operationId: operationId(call.method, call.path),
    summary: call.summary,
    ...(who ? { description: who } : {}),
    tags: [tag],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body ? { requestBody: { required: true, content: bodyOf(call, schemaOf(call.body, 'input')) } } : {}),
    responses: answersOf(call),
    security: securityOf(call),
  };
}

function whoMay({ access, roles }: Call): string | undefined {
  if (access !== 'staff') return undefined;
  const names = roles ? [...new Set([...roles, 'admin'])] : ['any role'];
  return `For staff: ${names.join(', ')}. The session must have shown its second factor.`;
}

/** Nothing, a session, a write's token, or both. */
function securityOf({ access, method, tokenIn }: Call): Json[] {
  const needed = {
    ...(access === 'public' ? {} : { session: [] }),
    ...(method === 'GET' || (tokenIn ?? 'header') !== 'header' ? {} : { token: [] }),
  };
  return Object.keys(needed).length === 0 ? [] : [needed];
}

const bodyOf = ({ upload }: Call, schema: Json): Json => ({
  [upload ? 'multipart/form-data' : 'application/json']: { schema },
});

function operationId(method: Method, path: string): string {
  const words = wordsOf(path).map(part => part.replace(/\W/g, '_'));
  return [method.toLowerCase(), ...words].join('_');
}

/** The parts of a path that distinguish it from others: all of a page's, of a call's those after the version. */
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
