import { notFound } from '../../platform/errors/problem.ts';
import type { UndoSteps } from '../../platform/transfer/undo.ts';
import { deleteImported } from './commands/delete-abbreviations.ts';
import { saveAbbreviations } from './commands/save-abbreviations.ts';
import { storedAbbreviations } from './queries/stored-abbreviations.ts';
import { staffAbbreviationRow } from './staff-contract.ts';

/** An abbreviation as it is written, without the bounds that hold for what staff type: it was stored already. */
const written = staffAbbreviationRow.omit({ id: true, updated_at: true });
const earlier = written.partial();

/** How imports of abbreviations are taken back. */
export const undoAbbreviations: UndoSteps = {
  record: 'abbreviation',
  own: [],
  states: async (read, ids) => {
    const wanted = new Set(ids);
    const stored = (await storedAbbreviations(read)).filter(({ id }) => wanted.has(id));
    return new Map(stored.map(each => [each.id, written.parse(each)]));
  },
  restore: async ({ db, ...services }, records, also) => {
    const stored = new Map((await storedAbbreviations(db.primary)).map(each => [each.id, each]));
    const writes = records.map(({ id, before }) => {
      const known = stored.get(id);
      if (!known) throw notFound();
      return { id, basedOn: known.updated_at, draft: written.parse({ ...known, ...earlier.parse(before) }) };
    });
    await saveAbbreviations({ db, ...services }, writes, undefined, also);
  },
  remove: deleteImported,
};
