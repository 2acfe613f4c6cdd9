import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** Statements of a migration file end with a semicolon and a blank line, so that trigger bodies may hold semicolons. */
const STATEMENT_END = /;[ \t]*\r?\n\s*\r?\n/;

/** The engine's SQL files in name order. */
export function migrationFiles(engine: 'sqlite' | 'postgresql'): { name: string; file: string }[] {
  const folder = path.join(MIGRATIONS, engine);
  return readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => ({ name: path.basename(file, '.sql'), file: path.join(folder, file) }));
}

/** Splits a migration file; comment-only parts are dropped. */
export function statementsOf(text: string): string[] {
  return `${text}\n\n`
    .split(STATEMENT_END)
    .map(part => part.replace(/^--.*$/gm, '').trim())
    .filter(part => part !== '');
}
