import { talking } from '@antam/server/platform/errors/database-errors.ts';
import pg, { type Client } from 'pg';

/** What makes the texts of values the same on every server. */
const SETTINGS = [
  "set client_encoding = 'UTF8'",
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, MDY'",
  "set bytea_output = 'hex'",
  'set extra_float_digits = 1',
];

/** A connection of its own, outside of any pool, which waits as long as it takes; end it. */
export async function openClient(url: string): Promise<Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // An error without a listener would end the process; the query that runs fails with it.
  client.on('error', () => undefined);
  await talking(() => client.connect());
  for (const setting of SETTINGS) await client.query(setting);
  return client;
}

/** Runs `work` with a connection as {@link openClient} makes it. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openClient(url);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
