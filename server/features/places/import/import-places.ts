import { defined } from '../../../platform/db/entity-writes.ts';
import type { Services } from '../../../platform/services.ts';
import type { ImportRecord, Remark, TransferKind } from '../../../platform/transfer/import.ts';
import { type CheckedRow, type ImportSteps, importOf } from '../../../platform/transfer/import-rows.ts';
import { isStored, saidOf } from '../../../platform/transfer/known-rows.ts';
import { readHtml, untakenMedia } from '../../records/record-cells.ts';
import { mergeTerms, type SaidTerms, saidTerms } from '../../taxonomy/term-cells.ts';
import { type PlaceDraft, placeColumns, savePlaces } from '../commands/save-places.ts';
import { exportedPlaces, exportPlaces } from '../export-places.ts';
import { PLACE_COLUMNS } from '../place.record.ts';
import type { DuplicateFinder } from './duplicates.ts';
import { findKnown, type KnownPlace, knownDuplicates } from './known-places.ts';
import { placeKnowledge } from './place-knowledge.ts';
import { checkPlaceRow, type PlaceKnowledge, type PlaceRowFields, TERM_COLUMNS } from './place-row.ts';
import { undoPlaces } from './undo-places.ts';

/**
 * Lists of facilities, known by `external_id`. What a row says replaces what is stored; an empty cell leaves it, and so
 * does one that says what was exported. New places are public unless the row says otherwise.
 */
export const places: TransferKind = {
  name: 'places',
  columns: PLACE_COLUMNS,
  required: ['external_id', 'name', 'place_type', 'province'],
  import: importOf('places', { least: 40 }, beginImport),
  undo: undoPlaces,
  export: exportPlaces,
};

async function beginImport(services: Services): Promise<ImportSteps<PlaceRowFields, KnownPlace, PlaceDraft>> {
  const [knowledge, duplicates] = [await placeKnowledge(services), await knownDuplicates(services)];
  return {
    check: (row, same) => checkRow(row, same, knowledge),
    keyOf: row => row.externalId,
    flagsOf: row => noteDuplicate(row, duplicates),
    exported: rows => exportedPlaces(services, rows, knowledge.terms),
    findKnown: (rows, foreign) => findKnown(services, rows, knowledge.terms, foreign),
    added: draftOf,
    updated: changesOf,
    save: (drafts, also) => savePlaces(services, drafts, { also }),
  };
}

async function checkRow(
  row: ImportRecord,
  same: ReadonlySet<string>,
  knowledge: PlaceKnowledge,
): Promise<CheckedRow<PlaceRowFields>> {
  const checked = checkPlaceRow(row, knowledge);
  if ('refusal' in checked) return checked;
  const flags = [...checked.flags, ...untakenMedia(row, same)];
  const description = await readHtml('description', checked.fields.description, flags);
  return { ...checked, flags, fields: { ...checked.fields, description } };
}

/** Whether a place of that name is near, before a later row asks the same about this one. */
function noteDuplicate({ externalId, name, lat, long }: PlaceRowFields, duplicates: DuplicateFinder): Remark[] {
  const position = lat === null || long === null ? undefined : { lat, long };
  const duplicate = duplicates.find(name, externalId, position);
  duplicates.add(name, externalId, position);
  if (!duplicate) return [];
  return [{ code: 'double', message: `probably ${duplicate.externalId}, ${duplicate.metres} m away` }];
}

/** A new place; what its name says that it treats counts where the row names no specialities. */
function draftOf({ specialities, terms, status, plain, ...fields }: PlaceRowFields): PlaceDraft {
  const named = specialities.map(term => ({ term }));
  const derived: SaidTerms = named.length === 0 ? new Map() : new Map([['speciality', named]]);
  return {
    ...fields,
    ...placeColumns.parse(plain),
    status: status ?? 'published',
    terms: mergeTerms(new Map([...derived, ...terms]), []) ?? [],
  };
}

/** The columns that together say where a place is: with one of them changed, all are read again. */
const AREA: ReadonlySet<string> = new Set(['address', 'ward', 'district', 'province', 'lat', 'long']);

function changesOf(
  { externalId, specialities, terms, plain, ...fields }: PlaceRowFields,
  known: KnownPlace,
  same: ReadonlySet<string>,
): PlaceDraft | undefined {
  const isMoved = [...AREA].some(column => !same.has(column));
  const said = saidOf(fields, isMoved ? new Set([...same].filter(column => !AREA.has(column))) : same);
  const saidPlain = saidOf(plain, same);
  const links = mergeTerms(saidTerms(terms, TERM_COLUMNS, same), known.terms);
  if (isStored({ ...said, ...saidPlain }, known) && !links) return undefined;
  return { ...defined(said), ...placeColumns.parse(saidPlain), ...(links ? { terms: links } : {}), id: known.id };
}
