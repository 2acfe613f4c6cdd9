import { writeFileSync } from 'node:fs';
import { createApp } from '@antam/server/app/create-app.ts';
import { type Engine, type SqlValue, toSqliteValue } from '@antam/server/platform/db/engine.ts';
import { queryReader, type Reader } from '@antam/server/platform/db/reader.ts';
import { type TextReader, textOf } from '@antam/server/platform/db/text.ts';
import type { Scenario } from './scenarios.ts';
import { withWorld } from './services.ts';

type Statement = { sql: string; params: ReturnType<typeof toSqliteValue>[] };

/** Writes down the SQL that the API runs for each address once its caches are warm, for the bare server to repeat. */
export async function recordSql(dataFolder: string, scenarios: readonly Scenario[], file: string): Promise<void> {
  await withWorld(dataFolder, async services => {
    const statements: Statement[] = [];
    const { db } = services;
    const recorded = (reader: Reader) => recording(db.engine, textOf(reader), statements);
    const app = createApp({ ...services, db: { ...db, read: recorded(db.read), primary: recorded(db.primary) } });
    const byUrl: Record<string, Statement[]> = {};
    for (const { paths, headers = {}, recordedWith = headers } of scenarios) {
      for (const path of paths) {
        const ask = () => app.dispatch(path, { method: 'GET', headers: recordedWith });
        await ask();
        statements.length = 0;
        const { status } = await ask();
        if (status !== 200) throw new Error(`${path} answers ${status}`);
        byUrl[path] = [...statements];
      }
    }
    writeFileSync(file, JSON.stringify(byUrl));
    await app.close();
  });
}

function recording(engine: Engine, read: TextReader, statements: Statement[]): Reader {
  const note = (sql: string, params: readonly SqlValue[] = []) =>
    void statements.push({ sql, params: params.map(toSqliteValue) });
  return queryReader(engine, {
    moment: () => read.moment(),
    all: (sql, params) => {
      note(sql, params);
      return read.all(sql, params);
    },
    first: (sql, params) => {
      note(sql, params);
      return read.first(sql, params);
    },
    numbers: (sql, params) => {
      note(sql, params);
      return read.numbers(sql, params);
    },
    // The driver alone reads as many rows as were looked at, and no more.
    scan: async <Row extends object>(sql: string, params: readonly SqlValue[], visit: (row: Row) => boolean) => {
      let visited = 0;
      await read.scan<Row>(sql, params, row => {
        visited++;
        return visit(row);
      });
      note(`${sql} limit ${visited}`, params);
    },
  });
}
