import { versionedCache } from '../../platform/db/content-version.ts';
import type { Database } from '../../platform/db/database.ts';
import { compileShortForms } from './rules/short-forms.ts';
import { tables } from './tables.ts';

/** The content version to touch after a change of abbreviations. */
export const ABBREVIATIONS = 'abbreviations';

const all = tables.selectFrom('abbreviation').select(['short', 'meaning', 'readAs']);

/** All abbreviations in memory: some hundred rows that change now and then. */
export const shortFormsOf = versionedCache(ABBREVIATIONS, async read => {
  const rows = await read.rows(all);
  return compileShortForms(rows.map(({ short, meaning, readAs }) => ({ short, readAs: readAs || meaning })));
});

/** A query with its medical abbreviations written out; the query itself where it has none. */
export async function writtenOut(db: Database, query: string): Promise<string> {
  return (await shortFormsOf(db)).writeOut(query);
}
