import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import Sqlite from 'better-sqlite3';
import Koa from 'koa';
import { z } from 'zod';

/**
 * The raw limits: Koa with nothing on it, answering either a fixed text, or what given SQL reads through the driver
 * alone. Nothing is routed, checked, chosen or presented.
 */
const { values } = parseArgs({
  options: { port: { type: 'string' }, database: { type: 'string' }, statements: { type: 'string' } },
});

const recorded = z.record(
  z.string(),
  z.array(z.object({ sql: z.string(), params: z.array(z.union([z.string(), z.number(), z.null()])) })),
);

const answer =
  values.database && values.statements ? readThroughDriver(values.database, values.statements) : () => 'ok';
const app = new Koa();
app.use(context => {
  context.body = answer(context.url);
  context.type = 'application/json';
});
app.listen(Number(values.port), '127.0.0.1');

function readThroughDriver(file: string, statementsFile: string): (url: string) => string {
  const database = new Sqlite(file, { readonly: true });
  const byUrl = new Map(
    Object.entries(recorded.parse(JSON.parse(readFileSync(statementsFile, 'utf8')))).map(([url, statements]) => [
      url,
      statements.map(({ sql, params }) => ({ statement: database.prepare(sql), params })),
    ]),
  );
  return url => JSON.stringify((byUrl.get(url) ?? []).map(({ statement, params }) => statement.all(...params)));
}
