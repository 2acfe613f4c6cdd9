import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Migration } from '@mikro-orm/migrations';

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** Statements of a migration file end with a semicolon and a blank line, so that trigger bodies may hold semicolons. */
const STATEMENT_END = /;[ \t]*\r?\n\s*\r?\n/;

/** The engine's SQL files in name order, as the migrator wants them: a name and a class each. */
export function migrationList(engine: 'sqlite' | 'postgresql') {
  const folder = path.join(MIGRATIONS, engine);
  return readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => ({ name: path.basename(file, '.sql'), class: sqlMigration(path.join(folder, file)) }));
}

function sqlMigration(file: string) {
  return class extends Migration {
    override up(): void {
      for (const statement of statementsOf(readFileSync(file, 'utf8'))) this.addSql(statement);
    }
  };
}

/** Splits a migration file; comment-only parts are dropped. */
export function statementsOf(text: string): string[] {
  return `${text}\n\n`
    .split(STATEMENT_END)
    .map(part => part.replace(/^--.*$/gm, '').trim())
    .filter(part => part !== '');
}
