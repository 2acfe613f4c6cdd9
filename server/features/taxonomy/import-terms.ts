import { defined } from '../../platform/db/entity-writes.ts';
import type { Services } from '../../platform/services.ts';
import { foldText, slugOf } from '../../platform/text/fold-text.ts';
import { overmarked, readCells } from '../../platform/transfer/cells.ts';
import type { ImportRecord, Remark, TransferKind } from '../../platform/transfer/import.ts';
import type { RowIdentity } from '../../platform/transfer/import-log.ts';
import { type CheckedRow, type ImportSteps, importOf } from '../../platform/transfer/import-rows.ts';
import { isStored } from '../../platform/transfer/known-rows.ts';
import { saveTerms, type TermDraft } from './commands/save-terms.ts';
import { tables } from './tables.ts';
import { undoTerms } from './undo-terms.ts';

type ListKind = 'speciality' | 'service';

const COLUMNS = ['slug', 'name', 'abbreviation', 'group', 'aliases', 'description', 'position'];
/** Between the aliases in one cell. */
const SEPARATOR = '; ';
/** Characters that are read of each cell; what is longer is refused. */
const MAX = {
  name: 160,
  slug: 120,
  abbreviation: 40,
  group: 80,
  aliases: 10_000,
  description: 20_000,
  position: 40,
  speciality: 160,
} as const;
/** The longest alias. */
const MAX_ALIAS = 160;
const MAX_POSITION = 1_000_000;

interface KnownTerm {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly groupName: string;
  readonly aliases: readonly string[];
  readonly description: string;
  readonly position: number;
  readonly parent: number | null;
}

/** Lists of specialities: known by their slug, which is made from the name where the list has none. */
export const specialities: TransferKind = termTransfer('specialities', 'speciality', COLUMNS);

/** Lists of services; `speciality` names the one that a service belongs to, by slug or name. */
export const services: TransferKind = termTransfer('services', 'service', [...COLUMNS, 'speciality']);

function termTransfer(name: string, kind: ListKind, columns: readonly string[]): TransferKind {
  return {
    name,
    columns,
    required: ['name'],
    import: importOf(name, { least: 20 }, services => beginImport(services, kind)),
    undo: undoTerms(kind),
    export: source => exportTerms(source, kind),
  };
}

type CheckedTerm = TermDraft & { readonly slug: string };

async function beginImport(target: Services, kind: ListKind): Promise<ImportSteps<CheckedTerm, KnownTerm, TermDraft>> {
  const known = new Map((await readTerms(target, kind)).map(term => [term.slug, term]));
  const parents = kind === 'service' ? await readTerms(target, 'speciality') : [];
  const parentOf = new Map(
    parents.flatMap(term => [term.slug, foldText(term.name)].map(key => [key, term.id] as const)),
  );
  return {
    identify: identifyTerm,
    check: row => checkTerm(row, parentOf),
    keyOf: term => term.slug,
    findKnown: async () => known,
    added: term => term,
    updated: (term, stored) => (isStored(term, stored) ? undefined : { ...term, id: stored.id }),
    save: (drafts, also) => saveTerms(target, kind, drafts, also),
  };
}

const slugIn = (cell: (column: 'slug' | 'name') => string) => slugOf(cell('slug') || cell('name'));

/** By its slug, given or made; a row that is refused for its marks has none. */
function identifyTerm({ line, fields }: ImportRecord): RowIdentity {
  if (overmarked(fields)) return { line, externalId: '', name: '' };
  const { cell } = readCells(fields, MAX);
  return { line, externalId: slugIn(cell), name: cell('name') || (fields.name ?? '') };
}

function checkTerm({ fields }: ImportRecord, parentOf: ReadonlyMap<string, number>): CheckedRow<CheckedTerm> {
  const heaped = overmarked(fields);
  if (heaped) return { refusal: heaped };
  const { cell, tooLong } = readCells(fields, MAX);
  const [name, aliases] = [cell('name'), listOf(cell('aliases'))];
  const refusal = refusalOf(name, aliases, tooLong);
  if (refusal) return { refusal };
  const speciality = cell('speciality');
  const parent = parentOf.get(speciality) ?? parentOf.get(foldText(speciality));
  const isUnknown = speciality !== '' && parent === undefined;
  return {
    fields: {
      slug: slugIn(cell),
      name,
      // An empty cell leaves what is there.
      ...defined({
        abbreviation: cell('abbreviation') || undefined,
        groupName: cell('group') || undefined,
        aliases: cell('aliases') === '' ? undefined : aliases,
        description: cell('description') || undefined,
        position: positionIn(cell('position')),
        parent,
      }),
    },
    flags: isUnknown ? [{ code: 'speciality_unknown', message: `no speciality "${speciality}"` }] : [],
  };
}

function refusalOf(
  name: string,
  aliases: readonly string[],
  tooLong: ReadonlySet<keyof typeof MAX>,
): Remark | undefined {
  for (const column of tooLong) {
    return { code: 'too_long', message: `${column} longer than ${MAX[column]} characters` };
  }
  if (!/\p{L}/u.test(name)) {
    return { code: 'no_name', message: name === '' ? 'no name' : `"${name}" has no letters` };
  }
  if (aliases.every(alias => alias.length <= MAX_ALIAS)) return undefined;
  return { code: 'too_long', message: `an alias longer than ${MAX_ALIAS} characters` };
}

function positionIn(text: string): number | undefined {
  const position = Number(text);
  return text !== '' && Number.isInteger(position) && Math.abs(position) <= MAX_POSITION ? position : undefined;
}

const listOf = (text: string) => [
  ...new Set(
    text
      .split(';')
      .map(part => part.trim())
      .filter(part => part !== ''),
  ),
];

async function* exportTerms(source: Services, kind: ListKind): AsyncGenerator<readonly string[]> {
  const parents = kind === 'service' ? await readTerms(source, 'speciality') : [];
  const slugOfId = new Map(parents.map(term => [term.id, term.slug]));
  for (const term of await readTerms(source, kind)) {
    const { slug, name, abbreviation, groupName, aliases, description, position, parent } = term;
    const cells = [slug, name, abbreviation, groupName, aliases.join(SEPARATOR), description, String(position)];
    yield kind === 'service' ? [...cells, slugOfId.get(parent ?? 0) ?? ''] : cells;
  }
}

const readTerms = ({ db }: Services, kind: ListKind): Promise<KnownTerm[]> =>
  db.read.rows(
    tables
      .selectFrom('term')
      .select(['id', 'slug', 'name', 'abbreviation', 'groupName', 'aliases', 'description'])
      .select(['position', 'parent'])
      .where('kind', '=', kind)
      .orderBy('position')
      .orderBy('id'),
  );
