import type { Services } from '../../platform/services.ts';
import { foldCase } from '../../platform/text/fold-text.ts';
import { idTooLong, overmarked, readCells } from '../../platform/transfer/cells.ts';
import type { ImportRecord, Remark, TransferKind } from '../../platform/transfer/import.ts';
import {
  type CheckedRow,
  type ExportedCells,
  type ImportSteps,
  importOf,
} from '../../platform/transfer/import-rows.ts';
import { byListedId, exportId, isStored, type ListedRow, listedRow } from '../../platform/transfer/known-rows.ts';
import type { UndoSteps } from '../../platform/transfer/undo.ts';
import { termFinder } from '../taxonomy/term-finder.ts';
import type { RecordWrite } from './commands/record-write.ts';
import { removeRecords } from './commands/remove-records.ts';
import { saveRecords } from './commands/save-records.ts';
import { type CellReading, type Finder, maxCell, readField, withName, writeField } from './field-cells.ts';
import { idsByName, idsOf, listedIds } from './queries/known-records.ts';
import { wholeRecords } from './queries/whole-records.ts';
import { ownLists, type ReadKind, type RecordKind, tableOf, type WholeRecord } from './record-kind.ts';
import type { Values } from './record-row.ts';
import type { Field, Fields } from './staff-fields-contract.ts';
import type { RecordTable } from './staff-record-contract.ts';

/**
 * Lists of a kind of record, known by their external ids: what its fields say is imported, exported and taken back. Names
 * and links stand one behind the other in a cell, each by its name; an empty cell leaves what is there. What a list brings
 * is a draft unless the row says otherwise.
 */
export function recordTransfer<F extends Fields>(kind: RecordKind<F>): TransferKind {
  const { record } = kind;
  const columns = ['external_id', ...cellsIn(record).flatMap(({ column, also }) => [column, ...also])];
  return {
    name: record.plural,
    columns,
    required: ['external_id', 'name'],
    import: importOf(record.plural, { least: 5 }, target => beginImport(kind, target)),
    undo: recordUndo(kind),
    export: source => exportRecords(kind, columns, source),
  };
}

const MAX_ID = 120;

interface FieldCell {
  readonly name: string;
  readonly field: Field;
  readonly column: string;
  /** Characters that are read of it. */
  readonly max: number;
  /** Columns that stand behind it in lists and belong to another field. */
  readonly also: readonly string[];
}

/** The fields that lists have, in their order. */
function cellsIn({ fields }: RecordTable): FieldCell[] {
  const others = Object.values(fields).flatMap(field =>
    field.kind === 'names' && field.alsoCell !== undefined ? [field.alsoCell] : [],
  );
  return Object.entries(fields).flatMap(([name, field]) => {
    const max = maxCell(field);
    if (max === undefined) return [];
    return [{ name, field, column: field.cell ?? name, max, also: name === 'name' ? others : [] }];
  });
}

/** A row that is taken: its id in the list, and the fields that it says something of. */
interface ListedValues extends ListedRow {
  readonly said: Values;
}

async function beginImport<F extends Fields>(
  kind: RecordKind<F>,
  target: Services,
): Promise<ImportSteps<ListedValues, WholeRecord<F>, RecordWrite<F>>> {
  const { record } = kind;
  const finderOf = await findersOf(record, target);
  const first = Object.fromEntries(
    Object.entries<Field>(record.fields).flatMap(([name, { first, unsaid = first }]) =>
      unsaid === undefined ? [] : [[name, unsaid]],
    ),
  );
  const known = async (rows: readonly ListedRow[], foreign: ReadonlySet<string>) => {
    const ids = await listedIds(target.db.primary, tableOf(kind), rows);
    return byListedId(await wholeRecords(target.db.primary, kind, ids), foreign);
  };
  return {
    check: row => checkRow(record, row, { finderOf, now: target.clock.now() }),
    keyOf: ({ externalId }) => externalId,
    exported: async rows => {
      const stored = await known(rows.map(listedRow), new Set());
      return new Map([...stored].map(([id, whole]) => [id, cellsOf(record, whole, finderOf)]));
    },
    findKnown: known,
    added: ({ externalId, said }) => ({ externalId, draft: record.draft.parse({ ...first, ...said }) }),
    updated: ({ said }, stored) =>
      isStored(said, stored)
        ? undefined
        : { id: stored.id, updatedAt: stored.updated_at, draft: record.draft.parse({ ...stored, ...said }) },
    save: (writes, also) => saveRecords(target, kind, writes, { also }),
  };
}

/** Finds what cells name: terms by all of their names, records by theirs, of which the first of a name counts. */
async function findersOf({ fields }: RecordTable, services: Services): Promise<CellReading['finderOf']> {
  const finders = new Map<Field, Finder>();
  const found = await termFinder(services);
  for (const field of Object.values(fields)) {
    if (field.kind === 'terms') {
      const find = (text: string) => found.find(field.termKind, text.replaceAll('-', ' '));
      finders.set(field, { find, nameOf: id => found.nameOf(id) });
    }
    if (field.kind === 'links') {
      const records = await idsByName(services.db.primary, field.targetKind);
      const ids = new Map(records.toReversed().map(({ id, name }) => [foldCase(name), id]));
      const names = new Map(records.map(({ id, name }) => [id, name]));
      finders.set(field, { find: text => ids.get(foldCase(text)), nameOf: id => names.get(id) ?? '' });
    }
  }
  return field => finders.get(field) ?? NOTHING;
}

const NOTHING: Finder = { find: () => undefined, nameOf: () => '' };

async function checkRow(
  record: RecordTable,
  { fields }: ImportRecord,
  { finderOf, now }: Pick<CellReading, 'finderOf' | 'now'>,
): Promise<CheckedRow<ListedValues>> {
  const heaped = overmarked(fields);
  if (heaped) return { refusal: heaped };
  const cells = cellsIn(record);
  const limits: Readonly<Record<string, number>> = {
    external_id: MAX_ID,
    ...Object.fromEntries(cells.flatMap(({ column, max, also }) => [column, ...also].map(each => [each, max]))),
  };
  const { cell, tooLong } = readCells(fields, limits);
  if (tooLong.has('external_id')) return { refusal: idTooLong(MAX_ID) };
  const [externalId, name] = [cell('external_id'), cell('name')];
  const refusal = refusalOf(externalId, name, tooLong.has('name') ? limits.name : undefined);
  if (refusal) return { refusal };
  const reading = { finderOf, now, flags: [] as Remark[], repairs: [] as Remark[] };
  const said = new Map<string, unknown>();
  for (const { name: own, field, column } of cells) {
    const value = await readField(field, { column, text: cell(column), written: fields[column] ?? '' }, reading);
    if (value !== undefined) said.set(own, value);
  }
  addOtherNames(record, said, { cell, flags: reading.flags });
  leaveUnfinished(record, said, reading.flags);
  return {
    fields: { externalId, name, said: { ...Object.fromEntries(said), name } },
    repairs: reading.repairs,
    flags: reading.flags,
  };
}

function refusalOf(externalId: string, name: string, tooLongFor: number | undefined): Remark | undefined {
  if (externalId === '') return { code: 'no_id', message: 'no external_id' };
  if (tooLongFor !== undefined) return { code: 'too_long', message: `name longer than ${tooLongFor} characters` };
  if (/\p{L}/u.test(name) && name.length > 1) return undefined;
  return { code: 'no_name', message: name === '' ? 'no name' : `"${name}" is no name` };
}

interface OtherCells {
  readonly cell: (column: string) => string;
  readonly flags: Remark[];
}

/** Names that stand in a column of their own. */
function addOtherNames({ fields }: RecordTable, said: Map<string, unknown>, { cell, flags }: OtherCells): void {
  for (const [own, field] of Object.entries(fields)) {
    if (field.kind !== 'names' || field.alsoCell === undefined) continue;
    const column = field.alsoCell;
    const earlier = field.shown.parse(said.get(own) ?? []);
    const names = withName(earlier, cell(column), { name: cell('name'), column, field, flags });
    if (names.length > 0) said.set(own, names);
  }
}

/** Publishes nothing whose first text the row does not bring. */
function leaveUnfinished({ fields }: RecordTable, said: Map<string, unknown>, flags: Remark[]): void {
  for (const [own, field] of Object.entries(fields)) {
    if (field.kind !== 'status' || !field.needs) continue;
    if (said.get(own) !== 'published' || said.has(field.needs.field)) continue;
    said.delete(own);
    flags.push({ code: 'no_text', message: `a row without ${field.needs.field} was not published` });
  }
}

type Listed = Values & Pick<WholeRecord, 'id' | 'externalId'>;

function cellsOf(record: RecordTable, whole: Listed, finderOf: CellReading['finderOf']): ExportedCells {
  const cells = cellsIn(record).flatMap(({ name, field, column, also }) => [
    [column, writeField(field, whole[name], finderOf)],
    ...also.map(each => [each, '']),
  ]);
  return { external_id: exportId(whole), ...Object.fromEntries(cells) };
}

async function* exportRecords(
  kind: ReadKind,
  columns: readonly string[],
  source: Services,
): AsyncGenerator<readonly string[]> {
  const { record } = kind;
  const { primary } = source.db;
  const finderOf = await findersOf(record, source);
  for await (const ids of idsOf(primary, tableOf(kind))) {
    for (const whole of await wholeRecords(primary, kind, ids)) {
      const cells = cellsOf(record, whole, finderOf);
      yield columns.map(column => cells[column] ?? '');
    }
  }
}

/** How imports are taken back. What was stored once is written again without the bounds of what staff type. */
export function recordUndo<F extends Fields>(kind: RecordKind<F>): UndoSteps {
  const { record } = kind;
  return {
    record: record.kind,
    own: [...new Set(ownLists(record).map(({ table }) => table))],
    states: async (read, ids) => {
      const found = await wholeRecords(read, kind, ids);
      return new Map(found.map(whole => [whole.id, record.shown.parse(whole)]));
    },
    restore: async (services, records, also) => {
      const ids = records.map(({ id }) => id);
      const found = await wholeRecords(services.db.primary, kind, ids);
      const now = new Map(found.map(whole => [whole.id, whole]));
      const writes = records.map(({ id, before }) => {
        const whole = now.get(id);
        if (!whole) throw kind.missing();
        return { id, updatedAt: whole.updated_at, draft: { ...whole, ...record.parts.parse(before) } };
      });
      await saveRecords(services, kind, writes, { also });
    },
    remove: (services, ids, also) => removeRecords(services, kind, ids, also),
  };
}
