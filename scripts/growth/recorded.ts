import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** JSON has neither dates nor bytes. */
const encoded = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.object({ date: z.string() }),
  z.object({ bytes: z.string() }),
]);
export type EncodedValue = z.infer<typeof encoded>;

const recorded = z.object({
  engine: z.enum(['sqlite', 'postgresql']),
  sql: z.string(),
  params: z.array(encoded),
  /** The file and the function that sent it. */
  source: z.string(),
});
/** A statement that the product sent while its tests ran, with the parameters that it first came with. */
export type RecordedStatement = z.infer<typeof recorded>;

export function encodeValue(value: unknown): EncodedValue {
  if (value instanceof Date) return { date: value.toISOString() };
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    case 'bigint':
      return Number(value);
    case 'object':
      return value === null ? null : JSON.stringify(value);
    default:
      return null;
  }
}

/** A value as a driver takes it. */
export function decodeValue(value: EncodedValue): string | number | boolean | null | Date | Buffer {
  if (typeof value !== 'object' || value === null) return value;
  return 'date' in value ? new Date(value.date) : Buffer.from(value.bytes, 'base64');
}

/** The text but for what makes the same statement another one: how long its lists are, numbers in it, spaces. */
export function shapeOfText(sql: string): string {
  return sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/(?<![\w"$])\d+(?:\.\d+)?/g, '0')
    .replaceAll(/\?(?:, ?\?)+/g, '?, …')
    .replaceAll(/(\(\?(?:, …)?\))(?:, ?\(\?(?:, …)?\))+/g, '$1, …');
}

/** The ORM writes its statements with the values in their text. */
const OF_ORM = /`[a-z]\d`|^update `|^delete from `|"[a-z]\d"\./;

/** With a parameter in place of each value that a text of the ORM compares with, so that another one can be put there. */
export function withParameters(statement: RecordedStatement): RecordedStatement {
  const at = statement.sql.search(/\bwhere\b/);
  if (statement.params.length > 0 || at === -1 || !OF_ORM.test(statement.sql)) return statement;
  const params: EncodedValue[] = [];
  const rest = statement.sql
    .slice(at)
    .replaceAll(/(?<![\w`"])(?:'((?:[^']|'')*)'|(-?\d+(?:\.\d+)?))(?![\w`"])/g, (_, text, number) => {
      params.push(typeof text === 'string' ? text.replaceAll("''", "'") : Number(number));
      return statement.engine === 'sqlite' ? '?' : `$${params.length}`;
    });
  // What is set matters to no plan, and differs with every test.
  const begin = statement.sql.slice(0, at).replace(/\bset\b.*$/s, set => set.replaceAll(/'(?:[^']|'')*'/g, "'…'"));
  return { ...statement, sql: begin + rest, params };
}

/** What a run of tests has written into a folder, each statement once, in the order of its source. */
export async function readRecorded(folder: string): Promise<RecordedStatement[]> {
  const byShape = new Map<string, RecordedStatement>();
  for (const name of readdirSync(folder)
    .filter(entry => entry.endsWith('.jsonl'))
    .sort()) {
    for await (const line of createInterface({ input: createReadStream(path.join(folder, name)) })) {
      const statement = withParameters(recorded.parse(JSON.parse(line)));
      const key = `${statement.engine} ${shapeOfText(statement.sql)}`;
      if (!byShape.has(key)) byShape.set(key, statement);
    }
  }
  return [...byShape.values()].sort((a, b) => a.source.localeCompare(b.source) || a.sql.localeCompare(b.sql));
}
