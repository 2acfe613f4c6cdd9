import { z } from 'zod';

/** A text that a schema takes: where it stands (`services.*.label`), and how long it may be as it was sent. */
export interface SchemaText {
  readonly path: readonly string[];
  /** Undefined where its length is not looked at first. */
  readonly max: number | undefined;
}

/** Schemas that take a value of their own kind and no text. */
const NO_TEXT = new Set(['boolean', 'number', 'int', 'enum', 'literal', 'undefined', 'null', 'never', 'custom']);
/** What is around another schema and lets its input through. */
const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional']);

/**
 * All texts that a schema takes as it gets them, before any transformation; those of a record's names and values as `*`.
 * Throws for a kind of schema that it does not know, so that nothing is passed over.
 */
export function textsOf(schema: z.core.$ZodType, path: readonly string[] = []): SchemaText[] {
  const inner = (each: z.core.$ZodType, ...more: string[]) => textsOf(each, [...path, ...more]);
  if (schema instanceof z.core.$ZodString) return [{ path, max: firstMax(schema) }];
  if (schema instanceof z.core.$ZodPipe) return inner(schema._zod.def.in);
  if (schema instanceof z.core.$ZodArray) return inner(schema._zod.def.element, '*');
  if (schema instanceof z.core.$ZodObject) {
    return Object.entries(schema._zod.def.shape).flatMap(([name, field]) => inner(field, name));
  }
  if (schema instanceof z.core.$ZodRecord) {
    const { keyType, valueType } = schema._zod.def;
    return [...inner(keyType, 'name of *'), ...inner(valueType, '*')];
  }
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(option => inner(option));
  if (schema instanceof z.core.$ZodTuple) return schema._zod.def.items.flatMap((item, at) => inner(item, String(at)));
  // A text is made into a number however long it is.
  if (schema instanceof z.core.$ZodNumber && schema._zod.def.coerce) return [{ path, max: undefined }];
  const { type } = schema._zod.def;
  if (WRAPPERS.has(type) && 'innerType' in schema._zod.def && schema._zod.def.innerType instanceof z.core.$ZodType) {
    return inner(schema._zod.def.innerType);
  }
  if (NO_TEXT.has(type)) return [];
  // Names that the assembly registers.
  if (schema instanceof z.core.$ZodLazy && NO_TEXT.has(schema._zod.innerType._zod.def.type)) return [];
  throw new Error(`${path.join('.')}: it is not known what texts a schema of type ${type} takes`);
}

/** The largest length that the very first check lets through; one that lets others run after it is none. */
function firstMax(schema: z.core.$ZodString): number | undefined {
  // A format like `z.uuid()` is its own first check.
  const first = schema instanceof z.core.$ZodStringFormat ? schema : schema._zod.def.checks?.[0];
  return first instanceof z.core.$ZodCheckMaxLength && first._zod.def.abort ? first._zod.def.maximum : undefined;
}
