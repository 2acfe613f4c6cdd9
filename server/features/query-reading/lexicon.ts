import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.ts';
import { inPieces } from '../../platform/load/in-pieces.ts';
import { shortFormsOf } from '../abbreviations/abbreviation.repository.ts';
import type { ShortForms } from '../abbreviations/rules/short-forms.ts';
import { areaTable } from '../areas/area-table.ts';
import type { AreaTable } from '../areas/rules/area-table.ts';
import { complaintsOf } from '../complaints/complaint.repository.ts';
import type { ComplaintTable } from '../complaints/rules/complaint-table.ts';
import { TERM_KINDS } from '../taxonomy/term.entity.ts';
import { type Terms, termsOf } from '../taxonomy/term.repository.ts';
import { type Lexicon, lexiconFrom } from './rules/compile-lexicon.ts';

/** What the lexicon of a database is made from. */
interface Compiled {
  readonly areas: AreaTable;
  readonly terms: Terms;
  readonly complaints: ComplaintTable;
  readonly shortForms: ShortForms;
  /** Everybody who asks while it is being made waits for the same one. */
  readonly lexicon: Promise<Lexicon>;
}

const compiled = new WeakMap<Database, Compiled>();

/** What words may mean, as of now: made again only after a change of areas, terms, complaints or abbreviations. */
export async function lexiconOf(db: Database): Promise<Lexicon> {
  const [areas, terms, complaints, shortForms] = await Promise.all([
    areaTable(db),
    termsOf(db),
    complaintsOf(db),
    shortFormsOf(db),
  ]);
  const known = compiled.get(db);
  const isOfWords = known?.complaints === complaints && known.shortForms === shortForms;
  if (isOfWords && known.areas === areas && known.terms === terms) return known.lexicon;
  const all = TERM_KINDS.flatMap(kind => terms.ofKind(kind));
  const lexicon = inPieces(lexiconFrom(areas, all, complaints, shortForms));
  compiled.set(db, { areas, terms, complaints, shortForms, lexicon });
  return lexicon;
}

/** Makes the lexicon before the first request for it, one table after the other, so that others get their turn between reads. */
export async function warmLexicon(db: Database): Promise<void> {
  for (const load of [areaTable, termsOf, complaintsOf, shortFormsOf, lexiconOf]) {
    await turn();
    await load(db);
  }
}
