import { createTurns, type TurnSizes } from '../../platform/db/turns.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { slugOf } from '../../platform/text/slug.ts';
import { overmarked, readCells } from '../../platform/transfer/cells.ts';
import type { ImportInput, ImportRecord, ImportReport, TransferKind } from '../../platform/transfer/import.ts';
import { ImportLog } from '../../platform/transfer/import-log.ts';
import { inBatches } from '../../platform/transfer/in-batches.ts';
import { saveTerms, type TermDraft } from './commands/save-terms.ts';
import { tables } from './tables.ts';

type ListKind = 'speciality' | 'service';

/** Rows looked at together. */
const BATCH = 200;
/** Terms written in one transaction. */
const WRITTEN: TurnSizes = { least: 20 };
const COLUMNS = ['slug', 'name', 'abbreviation', 'group', 'aliases', 'description', 'position'];
/** Between the aliases in one cell. */
const SEPARATOR = '; ';
/** Characters that are read of each cell; what is longer is refused. */
const MAX = {
  ...{ name: 160, slug: 120, abbreviation: 40, group: 80, aliases: 10_000, description: 20_000 },
  ...{ position: 40, speciality: 160 },
} as const;
/** Of each alias. */
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
    import: (target, rows, onProgress) => importTerms(target, kind, rows, new ImportLog(name), onProgress),
    export: source => exportTerms(source, kind),
  };
}

async function importTerms(
  target: Services,
  kind: ListKind,
  rows: ImportInput,
  log: ImportLog,
  onProgress: ((rows: number) => void) | undefined,
): Promise<ImportReport> {
  const known = new Map((await readTerms(target, kind)).map(term => [term.slug, term]));
  const parents = kind === 'service' ? await readTerms(target, 'speciality') : [];
  const parentOf = new Map(
    parents.flatMap(term => [term.slug, foldText(term.name)].map(key => [key, term.id] as const)),
  );
  const seen = new Map<string, number>();
  const turns = createTurns(target.db.engine, WRITTEN);
  for await (const batch of inBatches(rows, BATCH)) {
    const drafts: TermDraft[] = [];
    for (const row of batch) {
      if ('problem' in row) {
        log.refuse({ line: row.line, externalId: '', name: '' }, 'broken_row', row.problem);
        continue;
      }
      const draft = checkTerm(row, log, seen, parentOf);
      if (draft) drafts.push(...changed(draft, known.get(draft.slug), log));
    }
    await turns.each(drafts, slice => saveTerms(target, kind, slice));
    onProgress?.(log.read);
  }
  return log.report();
}

type CheckedTerm = TermDraft & { readonly slug: string };

function checkTerm(
  { line, fields }: ImportRecord,
  log: ImportLog,
  seen: Map<string, number>,
  parentOf: ReadonlyMap<string, number>,
): CheckedTerm | undefined {
  const heaped = overmarked(fields);
  if (heaped) return void log.refuse({ line, externalId: '', name: '' }, heaped.code, heaped.message);
  const { cell: field, tooLong } = readCells(fields, MAX);
  const name = field('name');
  const slug = slugOf(field('slug') || name);
  const row = { line, externalId: slug, name: name || (fields.name ?? '') };
  for (const column of tooLong) {
    return void log.refuse(row, 'too_long', `${column} longer than ${MAX[column]} characters`);
  }
  if (!/\p{L}/u.test(name))
    return void log.refuse(row, 'no_name', name === '' ? 'no name' : `"${name}" has no letters`);
  const aliases = listOf(field('aliases'));
  if (aliases.some(alias => alias.length > MAX_ALIAS))
    return void log.refuse(row, 'too_long', `an alias longer than ${MAX_ALIAS} characters`);
  const before = seen.get(slug);
  if (before !== undefined) return void log.refuse(row, 'repeated', `"${slug}" stands on line ${before} already`);
  seen.set(slug, line);
  const parent = parentOf.get(field('speciality')) ?? parentOf.get(foldText(field('speciality')));
  if (field('speciality') !== '' && parent === undefined) {
    log.note(row, 'flagged', 'speciality_unknown', `no speciality "${field('speciality')}"`);
  }
  const position = Number(field('position'));
  return {
    slug,
    name,
    // An empty cell leaves what is there.
    ...(field('abbreviation') === '' ? {} : { abbreviation: field('abbreviation') }),
    ...(field('group') === '' ? {} : { groupName: field('group') }),
    ...(field('aliases') === '' ? {} : { aliases }),
    ...(field('description') === '' ? {} : { description: field('description') }),
    ...(field('position') !== '' && Number.isInteger(position) && Math.abs(position) <= MAX_POSITION
      ? { position }
      : {}),
    ...(parent === undefined ? {} : { parent }),
  };
}

const listOf = (text: string) => [
  ...new Set(
    text
      .split(';')
      .map(part => part.trim())
      .filter(part => part !== ''),
  ),
];

/** The draft where it changes something, counted as what it does. */
function changed(draft: CheckedTerm, known: KnownTerm | undefined, log: ImportLog): TermDraft[] {
  if (!known) {
    log.count('added');
    return [draft];
  }
  const isSame = Object.entries(draft).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(known, name)),
  );
  log.count(isSame ? 'unchanged' : 'updated');
  return isSame ? [] : [{ ...draft, id: known.id }];
}

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
      .select(['id', 'slug', 'name', 'abbreviation', 'group_name as groupName', 'aliases', 'description'])
      .select(['position', 'parent'])
      .where('kind', '=', kind)
      .orderBy('position')
      .orderBy('id'),
  );
