import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url));

const ENGINES = ['sqlite', 'postgresql'];

/** A line that says which engine runs what follows; what stands before the first one is for both. */
const ENGINE_LINE = /^-- engine: *(.*?) *$/m;

/** Where a file says whether the release before can go on beside it; one that says nothing stops old processes. */
const BESIDE_LINE = /^-- beside: yes\b/m;

/** Statements of a migration file end with a semicolon and a blank line, so that trigger bodies may hold semicolons. */
const STATEMENT_END = /;[ \t]*\r?\n\s*\r?\n/;

/** Names under which databases remember migrations of which the number has changed. */
const RENAMED: Readonly<Record<string, string>> = {
  '0005-outbox-due': '0006-outbox-due',
  '0006-rate-limit': '0007-rate-limit',
  '0007-accounts': '0008-accounts',
  '0008-mail': '0009-mail',
  '0009-analytics': '0010-analytics',
};

export interface EngineMigration {
  /** The file's name without its ending, e.g. `0001-directory`. */
  readonly name: string;
  /** In the order in which they run; never empty. */
  readonly statements: readonly string[];
  /** Whether processes of the release before go on working while this migration runs and afterwards. */
  readonly beside: boolean;
}

/** What the engine runs of the numbered files, oldest first; files that have nothing for it are left out. */
export function migrationsOf(engine: 'sqlite' | 'postgresql'): EngineMigration[] {
  return readdirSync(MIGRATIONS)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => {
      const text = readFileSync(path.join(MIGRATIONS, file), 'utf8');
      const name = path.basename(file, '.sql');
      return { name, statements: statementsOf(text, engine), beside: BESIDE_LINE.test(text) };
    })
    .filter(({ statements }) => statements.length > 0);
}

/** The name that a migration has in this version, of the name that a database or a backup remembers. */
export const currentName = (name: string): string => RENAMED[name] ?? name;

/**
 * The engine's statements of a migration file: those of both engines, then its own. Comment-only parts are dropped.
 * Throws where a part is for an engine that there is not.
 */
export function statementsOf(text: string, engine: 'sqlite' | 'postgresql'): string[] {
  const [common = '', ...sections] = text.split(ENGINE_LINE);
  const parts = [common];
  for (let index = 0; index < sections.length; index += 2) {
    const [name = '', part = ''] = sections.slice(index, index + 2);
    if (!ENGINES.includes(name)) throw new Error(`A migration has a part for "${name}", which is no engine`);
    if (name === engine) parts.push(part);
  }
  return parts.flatMap(cutStatements);
}

/** The migration that makes the table of notes; those before it leave none. */
const FIRST_NOTED = '0061-migration-notes';

/**
 * The statements of a migration, and one that notes in the database whether the release before can go on beside it. A
 * program that does not know the migration reads it there.
 */
export function notedStatements({ name, statements, beside }: EngineMigration): string[] {
  if (name < FIRST_NOTED) return [...statements];
  return [...statements, `insert into migration_note (name, beside) values ('${name}', ${beside})`];
}

const cutStatements = (sql: string): string[] =>
  `${sql}\n\n`
    .split(STATEMENT_END)
    .map(part => part.replace(/^--.*$/gm, '').trim())
    .filter(part => part !== '');
