import type { Random } from '@antam/fixtures/random/random.ts';
import { VALID_TEXTS } from './valid-texts.ts';

export type Json = Readonly<Record<string, unknown>>;
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemas = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

const OPTIONAL_THERE = 0.6;
const MAX_ID = 12;

/** A value that fits a JSON Schema, as a careful client would send it; `name` is the field's, by which texts are chosen. */
export function validValue(schema: Json, random: Random, name = ''): unknown {
  const choices = [...schemas(schema.anyOf), ...schemas(schema.oneOf)];
  if (choices.length > 0) return validValue(random.pick(choices), random, name);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return validObject(schema, random);
    case 'array':
      return validList(schema, random, name);
    case 'integer':
      return numberOf(schema, random);
    case 'number':
      return numberOf(schema, random) + random.next();
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.pick(VALID_TEXTS[name] ?? VALID_TEXTS[String(schema.format)] ?? VALID_TEXTS.other ?? ['']);
  }
}

function validObject({ properties, required, additionalProperties }: Json, random: Random): Json {
  const needed = new Set<unknown>(Array.isArray(required) ? required : []);
  const fields = isJson(properties) ? Object.entries(properties) : [];
  const own = fields.flatMap(([name, field]) =>
    isJson(field) && (needed.has(name) || random.chance(OPTIONAL_THERE))
      ? [[name, validValue(field, random, name)]]
      : [],
  );
  const more = isJson(additionalProperties) ? [['utm_source', validValue(additionalProperties, random)]] : [];
  return Object.fromEntries([...own, ...more]);
}

function validList({ items, minItems, maxItems }: Json, random: Random, name: string): unknown[] {
  const least = Number(minItems ?? 0);
  const length = random.int(least, Math.max(least, Math.min(Number(maxItems ?? 3), 3)));
  return Array.from({ length }, () => validValue(isJson(items) ? items : {}, random, name));
}

function numberOf({ minimum, exclusiveMinimum, maximum }: Json, random: Random): number {
  const least = Number(minimum ?? exclusiveMinimum ?? 0);
  const from = Math.max(least, Math.min(1, Number(maximum ?? 1)));
  return random.int(from, Math.min(Number(maximum ?? MAX_ID), from + MAX_ID));
}
