import { hasWords } from '../../platform/contract/visible-text.ts';
import type { Services } from '../../platform/services.ts';
import { overmarked, readCells } from '../../platform/transfer/cells.ts';
import type { ImportRecord, Remark, TransferKind } from '../../platform/transfer/import.ts';
import type { RowIdentity } from '../../platform/transfer/import-log.ts';
import { type CheckedRow, type ImportSteps, importOf } from '../../platform/transfer/import-rows.ts';
import { isStored } from '../../platform/transfer/known-rows.ts';
import { MAX_KEY } from '../abbreviations/abbreviation.entity.ts';
import { shortKey } from '../abbreviations/rules/short-forms.ts';
import type { RecordWrite } from '../records/commands/record-write.ts';
import { saveRecords } from '../records/commands/save-records.ts';
import { recordUndo } from '../records/record-transfer.ts';
import { abbreviationKind } from './abbreviation.kind.ts';
import { type AbbreviationDraft, type abbreviationRecord, isShort, MAX_LENGTHS } from './abbreviation.record.ts';
import { fitsKey } from './commands/check-abbreviations.ts';
import { byKey, storedAbbreviations } from './queries/stored-abbreviations.ts';
import type { StaffAbbreviationRow } from './staff-contract.ts';

const COLUMNS = ['short', 'meaning', 'read_as', 'source'] as const;
/** Characters that are read of each cell; what is longer is refused. */
const MAX = {
  short: MAX_LENGTHS.short,
  meaning: MAX_LENGTHS.meaning,
  read_as: MAX_LENGTHS.readAs,
  source: MAX_LENGTHS.source,
} as const;

/** Lists of abbreviations: known by their letters; an empty cell leaves what is there. */
export const abbreviations: TransferKind = {
  name: 'abbreviations',
  columns: COLUMNS,
  required: ['short', 'meaning'],
  import: importOf('abbreviations', { least: 20 }, beginImport),
  undo: recordUndo(abbreviationKind),
  export: exportAbbreviations,
};

type AbbreviationWrite = RecordWrite<typeof abbreviationRecord.fields>;
type CheckedAbbreviation = Partial<AbbreviationDraft> & Pick<AbbreviationDraft, 'short' | 'meaning'>;

async function beginImport(
  target: Services,
): Promise<ImportSteps<CheckedAbbreviation, StaffAbbreviationRow, AbbreviationWrite>> {
  return {
    identify,
    check: checkRow,
    keyOf: ({ short }) => shortKey(short),
    findKnown: async rows => {
      const stored = byKey(await storedAbbreviations(target.db.primary));
      return new Map(
        rows.flatMap(({ short }) => {
          const known = stored.get(shortKey(short));
          return known ? [[shortKey(short), known] as const] : [];
        }),
      );
    },
    added: said => ({ draft: { read_as: '', source: '', ...said } }),
    updated: (said, { id, updated_at: updatedAt, ...draft }) =>
      isStored(said, draft) ? undefined : { id, updatedAt, draft: { ...draft, ...said } },
    save: (writes, also) => saveRecords(target, abbreviationKind, writes, { also }),
  };
}

/** By its letters; a row that is refused for its marks has none. */
function identify({ line, fields }: ImportRecord): RowIdentity {
  if (overmarked(fields)) return { line, externalId: '', name: '' };
  const { cell } = readCells(fields, MAX);
  return { line, externalId: shortKey(cell('short')), name: cell('short') || (fields.short ?? '') };
}

function checkRow({ fields }: ImportRecord): CheckedRow<CheckedAbbreviation> {
  const heaped = overmarked(fields);
  if (heaped) return { refusal: heaped };
  const { cell, tooLong } = readCells(fields, MAX);
  for (const column of tooLong) {
    return { refusal: { code: 'too_long', message: `${column} longer than ${MAX[column]} characters` } };
  }
  const [short, meaning] = [cell('short'), cell('meaning')];
  const said = { read_as: cell('read_as'), source: cell('source') };
  const refusal = refusalOf({ short, meaning, read_as: said.read_as });
  if (refusal) return { refusal };
  const filled = Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''));
  return { fields: { short, meaning, ...filled }, flags: [] };
}

function refusalOf({ short, meaning, read_as: readAs }: Omit<AbbreviationDraft, 'source'>): Remark | undefined {
  if (!isShort(short))
    return { code: 'no_short', message: `"${short}" is not two letters or digits and more in one word` };
  if (!fitsKey(short)) return { code: 'too_long', message: `the letters of "${short}" are more than ${MAX_KEY}` };
  if (!/\p{L}/u.test(meaning)) return { code: 'no_meaning', message: `"${meaning}" has no letters` };
  if (readAs === '' || hasWords(readAs)) return undefined;
  return { code: 'no_words', message: `"${readAs}" has no words that could be read` };
}

async function* exportAbbreviations(source: Services): AsyncGenerator<readonly string[]> {
  for (const { short, meaning, read_as, source: document } of await storedAbbreviations(source.db.read)) {
    yield [short, meaning, read_as, document];
  }
}
