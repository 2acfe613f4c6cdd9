import { z } from 'zod';
import type { Call } from '../../contract/declare-calls.ts';

const problem = z.object({
  status: z.int(),
  code: z.string().describe('Stable, for programs'),
  detail: z.string().describe('Vietnamese, for people'),
  error_id: z.string().describe('Also in the log of the server'),
});

const CONTENT = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** The answers that many calls have when they fail, each a problem document (RFC 9457). */
const FAILURES = {
  Malformed: 'The address or what was sent cannot be read',
  Unauthenticated: 'Nobody is logged in, or a proof is missing or wrong',
  Forbidden: 'The account may not do this, or the token of a write is missing or out of date',
  NotFound: 'There is no such thing',
  TooLarge: 'What was sent is too large',
  UnsupportedType: 'What was sent is of a type that is not taken',
  Invalid: 'A field was not taken; each has its messages as a further member',
  TooManyRequests: 'Too much was asked for in a short time; Retry-After says when to come back',
  Busy: 'Too much is going on; Retry-After says when to come back',
  Unexpected: 'Anything else that went wrong',
} as const;

type Failure = keyof typeof FAILURES;

/** What answers refer to, for the document's `components`. */
export const failureComponents = () => ({
  schemas: { Problem: schemaOf(problem, 'output') },
  responses: Object.fromEntries(
    Object.entries(FAILURES).map(([name, description]) => [name, { description, content: CONTENT }]),
  ),
});

/** All answers of a call by their status. */
export function answersOf(call: Call): Json {
  return { ...success(call), ...Object.fromEntries(failuresOf(call).map(([status, name]) => [status, refer(name)])) };
}

const refer = (name: Failure) => ({ $ref: `#/components/responses/${name}` });

function success({ answer, sends }: Call): Json {
  if (sends === 'file') {
    return { 200: { description: 'A file', content: { 'application/octet-stream': { schema: { type: 'string' } } } } };
  }
  if (sends === 'html') {
    return { 200: { description: 'HTML elements', content: { 'text/html': { schema: { type: 'string' } } } } };
  }
  if (sends === 'redirect') return { 302: { description: 'Sends the browser on' } };
  if (answer instanceof z.ZodUndefined) return { 204: { description: 'Done' } };
  return { 200: { description: 'OK', content: { 'application/json': { schema: schemaOf(answer, 'output') } } } };
}

function failuresOf({ access, method, params, body, rate, sheds }: Call): [number | 'default', Failure][] {
  const isWrite = method !== 'GET';
  return [
    [400, 'Malformed'],
    ...when(access !== 'public', [401, 'Unauthenticated']),
    ...when(access === 'staff' || isWrite, [403, 'Forbidden']),
    ...when(params !== undefined, [404, 'NotFound']),
    ...when(body !== undefined, [413, 'TooLarge'], [415, 'UnsupportedType'], [422, 'Invalid']),
    ...when(rate !== undefined, [429, 'TooManyRequests']),
    ...when(sheds === true, [503, 'Busy']),
    ['default', 'Unexpected'],
  ];
}

const when = (isSo: boolean, ...failures: [number, Failure][]) => (isSo ? failures : []);

export type Json = Record<string, unknown>;

/** The JSON Schema of one side of a schema; what JSON Schema cannot say is left open. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => nameProperties(jsonSchema),
  });
  return rest;
}

/** A record with known keys: each is a property, so that what is required is defined. */
function nameProperties(schema: z.core.JSONSchema.BaseSchema): void {
  const { required = [], additionalProperties } = schema;
  if (schema.properties || required.length === 0 || typeof additionalProperties !== 'object') return;
  schema.properties = Object.fromEntries(required.map(name => [name, additionalProperties]));
}
