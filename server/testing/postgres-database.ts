import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of a test's own on a PostgreSQL server. */
export interface PostgresDatabase {
  readonly url: string;
  /** Removes it, with the connections that are still open. */
  drop(): Promise<void>;
}

/** Makes an empty database, or a copy of `template`, on the server of the address `server`. */
export async function createPostgresDatabase(server: string, template?: string): Promise<PostgresDatabase> {
  const name = `antam_test_${randomBytes(6).toString('hex')}`;
  // By its files: by the log, as PostgreSQL would have it, a copy costs half as much again.
  const copied = template === undefined ? '' : ` template ${template}`;
  await asAdmin(server, admin => admin.query(`create database ${name}${copied} strategy file_copy`));
  return {
    url: databaseUrl(server, name),
    drop: () => asAdmin(server, async admin => void (await admin.query(`drop database ${name} with (force)`))),
  };
}

/** The address of a database on a server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Does `work` with a connection to the server's own database. */
export async function asAdmin<T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
