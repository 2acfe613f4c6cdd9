/** A form's values, or a record's, by field. */
export type Values = Readonly<Record<string, unknown>>;

/** What a browser must not keep, whatever form asks for it. */
const SECRET = /password|secret|code$/i;

/** Empty text, null and nothing are the same to the server, which stores one of them. */
const emptyAsNull = (_: string, value: unknown) => (value === '' || value === undefined ? null : value);
const textOf = (value: unknown) => JSON.stringify(emptyAsNull('', value), emptyAsNull);

/** Whether two values of a field are the same once they are stored. */
export const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/** Those of `fields` whose value in the form differs from the record's; no secrets and no files. */
export function changesOf(base: Values, values: Values, fields: readonly string[]): Values {
  const changed = fields.filter(
    field => !SECRET.test(field) && !(values[field] instanceof Blob) && !isSame(values[field], base[field]),
  );
  return pick(values, changed);
}

/** Some fields of a record. */
export const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map(field => [field, values[field] ?? null]));
