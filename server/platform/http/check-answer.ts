import type { z } from 'zod';

/**
 * Holds an answer against its schema. Throws when it does not fit, and when it has a field that the schema does not
 * declare: such a field would reach the public without having been meant to.
 */
export function checkAnswer(schema: z.ZodType, value: unknown, where: string): void {
  const sent: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  const parsed = schema.safeParse(sent);
  if (!parsed.success) throw new Error(`The answer of ${where} does not fit its schema: ${parsed.error.message}`);
  const undeclared = undeclaredFields(sent, parsed.data, '');
  if (undeclared.length > 0) throw new Error(`The answer of ${where} has undeclared fields: ${undeclared.join(', ')}`);
}

/** Paths of fields that are in `sent` but were dropped by the schema. */
function undeclaredFields(sent: unknown, parsed: unknown, path: string): string[] {
  if (!isObject(sent) || !isObject(parsed)) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    key in parsed ? undeclaredFields(value, parsed[key], `${path}${key}.`) : [path + key],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
