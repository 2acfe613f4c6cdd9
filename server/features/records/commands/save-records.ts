import { defined } from '../../../platform/db/entity-writes.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { FieldErrors } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { Standing } from '../directory-kind.ts';
import { tidyDraft } from '../field-values.ts';
import { readLinked, wholeRecord } from '../queries/whole-records.ts';
import type { ReadKind, RecordKind, WholeRecord } from '../record-kind.ts';
import type { RecordRow, Values } from '../record-row.ts';
import type { Fields, ValuesOf } from '../staff-fields-contract.ts';
import { fixedNames } from '../staff-record-contract.ts';
import { apply } from './apply-values.ts';
import { check } from './check-records.ts';
import { namesTerms } from './check-values.ts';
import { follow } from './follow-saves.ts';
import type {
  Applied,
  Prepared,
  PreparedRecords,
  RecordWrite,
  Save,
  SaveOptions,
  StoredWrite,
  Written,
} from './record-write.ts';
import { takeTurn } from './take-turn.ts';
import { writeLists } from './write-lists.ts';

/**
 * Writes records of a kind in one transaction, each of which is locked and read once, and answers them as they are stored
 * then. Throws 404, 409 where another editor saved meanwhile, and 422.
 */
export async function saveRecords<F extends Fields>(
  services: Services,
  kind: RecordKind<F>,
  writes: readonly RecordWrite<F>[],
  options: SaveOptions = {},
): Promise<WholeRecord<F>[]> {
  const prepared = await prepareRecords(services, kind, writes);
  return services.db.transaction(unit => writeRecords(services, unit, kind, { ...prepared, ...options }));
}

/**
 * Writes parts of records as they are, without the rules for what people say, in one transaction: of lists, of imports that
 * are taken back, of what others count. Answers the ids of the records. Throws 404.
 */
export async function storeRecords<F extends Fields>(
  services: Services,
  kind: RecordKind<F>,
  writes: readonly StoredWrite[],
  options: SaveOptions = {},
): Promise<number[]> {
  const terms = await termsFor(services, kind);
  const drafts = writes.map(write => ({ write, said: {}, prepared: {}, mistakes: {} }));
  const written = await services.db.transaction(unit => write(services, unit, kind, { drafts, terms, ...options }));
  return written.map(({ row }) => row.id);
}

/** Makes values of drafts: what takes time and needs no lock. */
export async function prepareRecords<F extends Fields>(
  services: Services,
  kind: RecordKind<F>,
  writes: readonly RecordWrite<F>[],
): Promise<PreparedRecords<F>> {
  const [drafts, terms] = await Promise.all([
    Promise.all(writes.map(write => prepare(services, kind, write))),
    termsFor(services, kind),
  ]);
  return { drafts, terms };
}

async function prepare<F extends Fields>(
  services: Services,
  kind: RecordKind<F>,
  write: RecordWrite<F>,
): Promise<Prepared<F>> {
  const mistakes: FieldErrors = {};
  const sent = await tidyDraft(kind, write.draft, mistakes);
  const said = isWhole(kind, sent) ? (kind.tidied?.(sent) ?? sent) : sent;
  Object.assign(mistakes, await kind.preparedMistakes?.(services, said));
  const prepared = isWhole(kind, said) ? await kind.preparedColumns?.(services, said, write.id) : undefined;
  return { write, said, prepared: prepared ?? {}, mistakes };
}

/** Whether all fields of a record are said. */
const isWhole = <F extends Fields>({ record }: ReadKind<F>, values: Partial<ValuesOf<F>>): values is ValuesOf<F> =>
  Object.keys(record.fields).every(name => values[name] !== undefined);

/** The terms that fields of a kind may name; undefined where none does. */
const termsFor = async ({ db }: Services, { record: { fields } }: ReadKind) =>
  Object.values(fields).some(namesTerms) ? termsOf(db) : undefined;

/** As {@link saveRecords}, as a part of what one transaction does, of records that are prepared. */
export async function writeRecords<F extends Fields>(
  services: Services,
  unit: UnitOfWork,
  kind: RecordKind<F>,
  prepared: PreparedRecords<F> & SaveOptions,
): Promise<WholeRecord<F>[]> {
  const written = await write(services, unit, kind, prepared);
  return written.map(({ row, linked, whole }) => whole ?? wholeRecord(kind, row, linked));
}

async function write<F extends Fields>(
  services: Services,
  unit: UnitOfWork,
  kind: RecordKind<F>,
  { drafts, terms, ...options }: PreparedRecords<F> & SaveOptions,
): Promise<Written<F>[]> {
  const saves = await lockAndRead(services, unit, kind, drafts);
  await check(services, unit, kind, { saves, terms });
  const applied = await apply(services, unit, kind, { saves, terms, ...options });
  const written = await flush(unit, kind, applied);
  await follow(services, unit, kind, { written, ...options });
  return written;
}

/** Locks and reads the records that are there already. Throws 404. */
async function lockAndRead<F extends Fields>(
  { db }: Services,
  unit: UnitOfWork,
  kind: RecordKind<F>,
  prepared: readonly Prepared<F>[],
): Promise<Save<F>[]> {
  const ids = prepared.flatMap(({ write: { id } }) => id ?? []);
  await takeTurn(unit, db.engine, kind, ids);
  const byId = ids.length === 0 ? new Map<number, Standing<RecordRow>>() : await storedRecords(unit, kind, ids);
  return prepared.map(each => {
    const { id, draft } = each.write;
    const stored = id === undefined ? undefined : byId.get(id);
    if (id !== undefined && !stored) throw kind.missing();
    const whole = draft && stored && wholeRecord(kind, stored.row, stored.linked);
    return {
      ...each,
      stored,
      before: stored && whole && { ...stored, whole },
      values: draft && wholeValues(kind, each.said, whole),
    };
  });
}

async function storedRecords(
  unit: UnitOfWork,
  kind: ReadKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Standing<RecordRow>>> {
  const rows: RecordRow[] = await unit.em.find(kind.entity, { id: { $in: [...ids] } });
  const linkedOf = await readLinked(unit, kind, ids);
  return new Map(rows.map(row => [row.id, { row, linked: linkedOf(row.id) }]));
}

/** All fields of a record: what is said, else what is stored or counts in a new one. What is said once alone stays. */
function wholeValues<F extends Fields>(
  kind: RecordKind<F>,
  said: Partial<ValuesOf<F>>,
  before: WholeRecord<F> | undefined,
): ValuesOf<F> {
  const { fields, first, parts } = kind.record;
  const stored: Values = before ?? {};
  const fixed = before ? fixedNames(fields).map(name => [name, stored[name]]) : [];
  const values = { ...first, ...before, ...defined(said), ...parts.parse(Object.fromEntries(fixed)) };
  if (!isWhole(kind, values)) throw new Error(`A new ${kind.record.kind} lacks what must be said of it`);
  return values;
}

/** Writes rows and lists that have changed. */
async function flush<F extends Fields>(
  unit: UnitOfWork,
  kind: RecordKind<F>,
  applied: readonly Applied<F>[],
): Promise<Written<F>[]> {
  await unit.em.flush();
  const listed = applied.map(({ row: { id }, linked, stored }) => ({ id, linked, before: stored?.linked }));
  const lists = await writeLists(unit, kind, listed);
  return applied.map(save => {
    const { row, linked, stored, values, changedColumns } = save;
    return {
      ...save,
      aspects: stored ? [...new Set([...changedColumns, ...(lists.get(row.id) ?? [])])] : 'all',
      whole: values && wholeRecord(kind, row, linked),
    };
  });
}
