import fc from 'fast-check';
import { z } from 'zod';

/** What nobody should send as one value. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  [],
  {},
  [[]],
  [null],
  [{}],
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '\u2028',
  '🩺'.repeat(60),
  'a'.repeat(300),
  'đ'.repeat(5_000),
  "' or 1=1 --",
  '%',
  '\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '//evil.example',
  '\r\nX: y',
  '1e309',
  'NaN',
  '0x10',
  '１２',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  'a@b',
  '@',
  { $ne: 1 },
  { length: 1e9 },
  { toString: 1 },
  ['a', 1, null, {}],
  Array(200).fill(1),
];

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Whole bodies that no schema expects. */
const WHOLE: readonly string[] = [
  '',
  '{',
  '}',
  '[]',
  '[{}]',
  'null',
  'true',
  '1',
  '"text"',
  '{"a":1,}',
  "{'a':1}",
  '\ufeff{}',
  'undefined',
  'NaN',
  '{"__proto__":{"isStaff":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":1,"a":2}',
  '{"a":"\\u0000"}',
  '\u0000',
  nested(10_000),
  `{"a":${nested(5_000)}}`,
  '{"a":'.repeat(5_000),
  `{"name":"${'x'.repeat(90_000)}"}`,
  `"${'x'.repeat(200_000)}"`,
  '{"email":"\\ud800@a.vn","password":"\\udfff"}',
  'a=1&b[c]=2&b[d]=3',
  '%00=%00&a=%ff',
];

export const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=khong-co',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'image/png',
  'application/xml',
  'application/problem+json',
  'a/b/c',
  '',
  ';;;',
] as const;

const strange = fc.oneof(
  { arbitrary: fc.constantFrom(...STRANGE), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);

/**
 * Bodies for an endpoint: most have the fields of its schema, nearly all of them as they should be and one or two not,
 * so that they come further than the first check; the others are anything.
 */
export function badBodies(schema: z.ZodType | undefined): fc.Arbitrary<string> {
  const whole = fc.oneof(fc.constantFrom(...WHOLE), fc.json());
  if (!schema) return whole;
  const known = anyValue(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }));
  return fc.oneof(
    { arbitrary: known.map(value => JSON.stringify(value) ?? ''), weight: 4 },
    { arbitrary: whole, weight: 1 },
  );
}

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** Values of a JSON Schema: all but one in so many fit it, more or less. */
function anyValue(schema: Json, many = 8): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fittingValue(schema), weight: many }, { arbitrary: strange, weight: 1 });
}

function fittingValue(schema: Json): fc.Arbitrary<unknown> {
  const choices = [...list(schema.anyOf), ...list(schema.oneOf)];
  if (choices.length > 0) return fc.oneof(...choices.map(fittingValue));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(anyValue(isJson(schema.items) ? schema.items : {}), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer(), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema.format);
    default:
      return strange;
  }
}

/** Now and then a field is missing, or one too many is there. */
function objectOf({ properties, additionalProperties }: Json): fc.Arbitrary<unknown> {
  const fields = isJson(properties) ? Object.entries(properties) : [];
  const many = Math.max(4, fields.length * 2);
  const known = Object.fromEntries(
    fields.map(([name, field]) => [name, isJson(field) ? anyValue(field, many) : strange]),
  );
  const own = fc.oneof(
    { arbitrary: fc.record(known), weight: 4 },
    { arbitrary: fc.record(known, { requiredKeys: [] }), weight: 1 },
  );
  if (!isJson(additionalProperties)) return own;
  const more = fc.dictionary(fc.constantFrom('utm_source', 'utm_', '__proto__', 'x'.repeat(50), ''), strange);
  return fc.tuple(own, more).map(([one, other]) => ({ ...one, ...other }));
}

function textOf(format: unknown): fc.Arbitrary<unknown> {
  if (format === 'email') return fc.constantFrom('ai-do@thu.example', 'minh@antam.example', 'Ả@Ầ.vn', 'a@a');
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map(date => date.toISOString());
  if (format === 'date') return fc.constantFrom('2026-01-31', '0001-01-01', '9999-12-31');
  const texts = [
    'Trần Thị Ngẫu',
    'ngau@thu.example',
    '0912 345 678',
    'mật khẩu đủ dài',
    '/bac-si/',
    '08:00',
    'an-tam-minh',
  ];
  return fc.oneof(fc.constantFrom(...texts), fc.string({ maxLength: 50 }));
}
