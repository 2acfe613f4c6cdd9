import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.ts';
import { complaintsOf } from '../complaints/complaint.repository.ts';
import type { ComplaintTable } from '../complaints/rules/complaint-table.ts';
import { TERM_KINDS } from '../taxonomy/term.entity.ts';
import { type Terms, termsOf } from '../taxonomy/term.repository.ts';
import { areaTable } from './load-areas.ts';
import type { AreaTable } from './rules/area-table.ts';
import { compileLexicon, type Lexicon } from './rules/read-query.ts';

/** What the lexicon of a database was made from. */
interface Compiled {
  readonly areas: AreaTable;
  readonly terms: Terms;
  readonly complaints: ComplaintTable;
  readonly lexicon: Lexicon;
}

const compiled = new WeakMap<Database, Compiled>();

/** What words may mean, as of now: made anew only after a change of areas, terms or complaints. */
export async function lexiconOf(db: Database): Promise<Lexicon> {
  const [areas, terms, complaints] = await Promise.all([areaTable(db), termsOf(db), complaintsOf(db)]);
  const known = compiled.get(db);
  const isCurrent = known?.areas === areas && known.terms === terms && known.complaints === complaints;
  if (isCurrent) return known.lexicon;
  const lexicon = compileLexicon(
    areas,
    TERM_KINDS.flatMap(kind => terms.ofKind(kind)),
    complaints,
  );
  compiled.set(db, { areas, terms, complaints, lexicon });
  return lexicon;
}

/** Makes the lexicon before anybody asks for it, in steps between which others get their turn. */
export async function warmLexicon(db: Database): Promise<void> {
  for (const load of [areaTable, termsOf, complaintsOf, lexiconOf]) {
    await turn();
    await load(db);
  }
}
