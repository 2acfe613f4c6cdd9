import { createTurns, type TurnSizes, type Turns } from '../../../platform/db/turns.ts';
import type { Services } from '../../../platform/services.ts';
import type {
  BrokenRow,
  ImportInput,
  ImportRecord,
  ImportReport,
  TransferKind,
} from '../../../platform/transfer/import.ts';
import { ImportLog } from '../../../platform/transfer/import-log.ts';
import { inBatches } from '../../../platform/transfer/in-batches.ts';
import type { PlaceDraft } from '../commands/place-draft.ts';
import { savePlaces } from '../commands/save-places.ts';
import { exportPlaces } from '../export-places.ts';
import type { DuplicateFinder } from './duplicates.ts';
import { findKnown, type KnownPlace, knownDuplicates } from './known-places.ts';
import { placeKnowledge } from './place-knowledge.ts';
import { checkPlaceRow, PLACE_COLUMNS, type PlaceKnowledge, type PlaceRowFields } from './place-row.ts';

/** Rows looked at together. */
const BATCH = 200;

/** Places written in one transaction. */
const WRITTEN: TurnSizes = { least: 40 };

/**
 * Lists of facilities, known by `external_id`. What a row says replaces what is stored; an empty cell leaves it. New
 * places are public at once.
 */
export const places: TransferKind = {
  name: 'places',
  columns: PLACE_COLUMNS,
  required: ['external_id', 'name', 'place_type', 'province'],
  import: importPlaces,
  export: exportPlaces,
};

interface Import {
  readonly services: Services;
  readonly knowledge: PlaceKnowledge;
  readonly duplicates: DuplicateFinder;
  readonly log: ImportLog;
  /** Lines by the external id that they brought. */
  readonly seen: Map<string, number>;
  readonly turns: Turns;
}

async function importPlaces(
  services: Services,
  rows: ImportInput,
  onProgress?: (rows: number) => void,
): Promise<ImportReport> {
  const [knowledge, duplicates] = [await placeKnowledge(services), await knownDuplicates(services)];
  const turns = createTurns(services.db.engine, WRITTEN);
  const run: Import = { services, knowledge, duplicates, log: new ImportLog('places'), seen: new Map(), turns };
  for await (const batch of inBatches(rows, BATCH)) {
    await importBatch(run, batch);
    onProgress?.(run.log.read);
  }
  return run.log.report();
}

async function importBatch(run: Import, batch: ReadonlyArray<ImportRecord | BrokenRow>): Promise<void> {
  const rows = batch.flatMap(row => takeRow(run, row) ?? []);
  const known = await findKnown(run.services, rows);
  const drafts = rows.flatMap(row => toDraft(run, row, known.get(row.externalId)) ?? []);
  await run.turns.each(drafts, slice => savePlaces(run.services, slice));
}

/** Checks one row and logs what is to be said about it; undefined when it is refused. */
function takeRow(
  { knowledge, duplicates, log, seen }: Import,
  row: ImportRecord | BrokenRow,
): PlaceRowFields | undefined {
  if ('problem' in row) {
    log.refuse({ line: row.line, externalId: '', name: '' }, 'broken_row', row.problem);
    return undefined;
  }
  const given = { line: row.line, externalId: row.fields.external_id ?? '', name: row.fields.name ?? '' };
  const checked = checkPlaceRow(row, knowledge);
  if ('refusal' in checked) {
    log.refuse(given, checked.refusal.code, checked.refusal.message);
    return undefined;
  }
  const { fields, repairs, flags } = checked;
  const { externalId, name, lat, long } = fields;
  const before = seen.get(externalId);
  if (before !== undefined) {
    log.refuse(given, 'repeated', `"${externalId}" stands on line ${before} already`);
    return undefined;
  }
  seen.set(externalId, row.line);
  for (const { code, message } of repairs) log.note(given, 'repaired', code, message);
  for (const { code, message } of flags) log.note(given, 'flagged', code, message);
  const position = lat === null || long === null ? undefined : { lat, long };
  const duplicate = duplicates.find(name, externalId, position);
  if (duplicate) log.note(given, 'flagged', 'double', `probably ${duplicate.externalId}, ${duplicate.metres} m away`);
  duplicates.add(name, externalId, position);
  return fields;
}

/**
 * What is to be written of a row: all of a new place, of a known one what the row says, nothing when it is the same.
 */
function toDraft({ log }: Import, row: PlaceRowFields, known: KnownPlace | undefined): PlaceDraft | undefined {
  const { specialities, ...fields } = row;
  if (!known) {
    log.count('added');
    return { ...fields, status: 'published', terms: specialities.map(term => ({ term })) };
  }
  const said = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
  const isSame = said.every(([name, value]) => name === 'externalId' || sameJson(value, Reflect.get(known, name)));
  log.count(isSame ? 'unchanged' : 'updated');
  if (isSame) return undefined;
  const { externalId, ...changes } = Object.fromEntries(said);
  return { ...changes, name: row.name, placeType: row.placeType, province: row.province, id: known.id };
}

/** Compares what was read with what is stored; a JSON column may come as text. */
const sameJson = (value: unknown, stored: unknown): boolean =>
  canonical(value) === canonical(typeof value === 'object' && typeof stored === 'string' ? JSON.parse(stored) : stored);

/** JSON with sorted keys: PostgreSQL keeps none in the order they were written. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  );
}
