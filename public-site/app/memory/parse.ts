/**
 * Small readers of values that any program may have put into the browser. Each answers null for what it does not know.
 */

/** The JSON value in a text of at most `max` characters; null for none, for broken and for longer text. */
export function parseJson(text: string | null, max = 20_000): unknown {
  if (text === null || text.length > max) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An object with named fields, no list. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}

/** An id as the database gives them. */
export function asId(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < 2 ** 31 ? value : null;
}

/** A text of at most `max` characters. */
export function asText(value: unknown, max: number): string | null {
  return typeof value === 'string' && value.length <= max ? value : null;
}

/** A list of at most `max` rows, each read by `rowIn`; null where one of them is none. */
export function asRows<Row>(value: unknown, max: number, rowIn: (value: unknown) => Row | null): Row[] | null {
  if (!Array.isArray(value) || value.length > max) return null;
  const rows = value.flatMap(each => rowIn(each) ?? []);
  return rows.length < value.length ? null : rows;
}

/** The named texts of an object, each of at most `max` characters; null where one of them is missing. */
export function asTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
  max: number,
): Record<Name, string> | null {
  const fields = asRecord(value);
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = asText(fields?.[name], max);
    if (text === null) return null;
    texts[name] = text;
  }
  return isWhole(texts, names) ? texts : null;
}

const isWhole = <Name extends string>(
  texts: Partial<Record<Name, string>>,
  names: readonly Name[],
): texts is Record<Name, string> => names.every(name => name in texts);

/** The name of a kind of record, e.g. `place`. */
export function asKindName(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z_]{1,20}$/.test(value) ? value : null;
}

/** Either kind of page that is reviewed, and where visits are booked. */
export type PageKind = 'place' | 'professional';
