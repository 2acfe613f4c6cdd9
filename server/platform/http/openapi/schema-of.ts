import { z } from 'zod';

export type Json = Record<string, unknown>;

/** The JSON Schema of one side of a schema; what JSON Schema cannot say is left open. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    ...{ io, unrepresentable: 'any', reused: 'inline' },
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
