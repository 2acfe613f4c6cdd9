import type { z } from 'zod';
import { fieldMessage } from './field-messages.ts';

export type FieldErrors = Record<string, string[]>;

/** Field under which errors of the input as a whole are listed. */
const WHOLE = 'non_field_errors';

const PARSE = { error: fieldMessage } as const;

/** Parses input by its schema; on failure `fail` makes the error from Vietnamese messages by field (`a.b` for nested). */
export function validate<S extends z.ZodType>(
  schema: S,
  input: unknown,
  fail: (fields: FieldErrors) => Error,
): z.output<S> {
  const parsed = schema.safeParse(input, PARSE);
  if (parsed.success) return parsed.data;
  throw fail(fieldErrors(parsed.error));
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || WHOLE;
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return fields;
}
