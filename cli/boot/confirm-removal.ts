import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Config } from '@antam/server/platform/env/config.ts';
import { EXIT, Failure } from '../io/failure.ts';
import type { Terminal } from '../io/terminal.ts';

/** What an operator calls the database: its name on PostgreSQL, file and folder on SQLite (`data/antam.sqlite`). */
export function databaseName({ database }: Pick<Config, 'database'>): string {
  if (database.engine === 'postgresql') return decodeURIComponent(new URL(database.url).pathname.slice(1));
  return path.join(path.basename(path.dirname(database.file)), path.basename(database.file));
}

/**
 * In production nothing is removed before the operator has named the database: in the command line (`given`) or, at a
 * terminal, when asked. Fails, with nothing changed, where it is not named.
 */
export async function confirmRemoval(
  terminal: Terminal,
  config: Pick<Config, 'database' | 'environment'>,
  given: string | undefined,
): Promise<void> {
  if (config.environment !== 'production') return;
  const name = databaseName(config);
  const said = given ?? (await ask(terminal, name));
  if (said === name) return;
  throw new Failure(
    `All places, professionals, collections and pictures of ${name} would go: name it with --yes ${name}. Nothing was changed`,
    EXIT.usage,
  );
}

async function ask(terminal: Terminal, name: string): Promise<string | undefined> {
  if (!terminal.isInteractive || !terminal.in) return undefined;
  const lines = createInterface({ input: terminal.in, output: terminal.err });
  try {
    return (await lines.question(`All that ${name} holds would be replaced. Type its name to go on: `)).trim();
  } finally {
    lines.close();
  }
}
