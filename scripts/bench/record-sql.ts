import { writeFileSync } from 'node:fs';
import { createApp } from '@antam/server/app/create-app.ts';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { type Reader, type SqlValue, toSqliteValue } from '@antam/server/platform/db/reader.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';

type Statement = { sql: string; params: ReturnType<typeof toSqliteValue>[] };

/**
 * Writes down the SQL that the API runs for each address once its caches are warm, for the bare server to repeat.
 * Answers with the value of each address, for the bare renderer.
 */
export async function recordSql(
  dataFolder: string,
  paths: readonly string[],
  file: string,
): Promise<Map<string, unknown>> {
  const config = readConfig({
    ...process.env,
    ANTAM_DATA: dataFolder,
    NODE_ENV: 'development',
    ANTAM_LOG_LEVEL: 'silent',
  });
  const services = await createServices(config);
  const statements: Statement[] = [];
  const db = { ...services.db, read: recording(services.db.read, statements) };
  const app = createApp({ ...services, db });
  const byUrl: Record<string, Statement[]> = {};
  const answers = new Map<string, unknown>();
  for (const path of paths) {
    await app.dispatch(path, { method: 'GET', headers: {} });
    statements.length = 0;
    answers.set(path, (await app.dispatch(path, { method: 'GET', headers: {} })).body);
    byUrl[path] = [...statements];
  }
  writeFileSync(file, JSON.stringify(byUrl));
  await app.close();
  await closeServices(services);
  return answers;
}

function recording(read: Reader, statements: Statement[]): Reader {
  const note = (sql: string, params: readonly SqlValue[] = []) =>
    void statements.push({ sql, params: params.map(toSqliteValue) });
  return {
    all: (sql, params) => {
      note(sql, params);
      return read.all(sql, params);
    },
    first: (sql, params) => {
      note(sql, params);
      return read.first(sql, params);
    },
    // The driver alone reads as many rows as were looked at, and no more.
    scan: async (sql, params, visit) => {
      let visited = 0;
      await read.scan<object>(sql, params, row => {
        visited++;
        return visit(row as never);
      });
      note(`${sql} limit ${visited}`, params);
    },
  };
}
