import type { Services } from '../../../platform/services.ts';
import type { Remark, TransferKind } from '../../../platform/transfer/import.ts';
import { type ImportSteps, importOf } from '../../../platform/transfer/import-rows.ts';
import { isStored } from '../../../platform/transfer/known-rows.ts';
import type { PlaceDraft } from '../commands/place-draft.ts';
import { savePlaces } from '../commands/save-places.ts';
import { exportPlaces } from '../export-places.ts';
import type { DuplicateFinder } from './duplicates.ts';
import { findKnown, type KnownPlace, knownDuplicates } from './known-places.ts';
import { placeKnowledge } from './place-knowledge.ts';
import { checkPlaceRow, PLACE_COLUMNS, type PlaceRowFields } from './place-row.ts';

/**
 * Lists of facilities, known by `external_id`. What a row says replaces what is stored; an empty cell leaves it. New
 * places are public at once.
 */
export const places: TransferKind = {
  name: 'places',
  columns: PLACE_COLUMNS,
  required: ['external_id', 'name', 'place_type', 'province'],
  import: importOf('places', { least: 40 }, beginImport),
  export: exportPlaces,
};

async function beginImport(services: Services): Promise<ImportSteps<PlaceRowFields, KnownPlace, PlaceDraft>> {
  const [knowledge, duplicates] = [await placeKnowledge(services), await knownDuplicates(services)];
  return {
    check: row => checkPlaceRow(row, knowledge),
    keyOf: row => row.externalId,
    flagsOf: row => noteDuplicate(row, duplicates),
    findKnown: rows => findKnown(services, rows),
    added: ({ specialities, ...fields }) => ({
      ...fields,
      status: 'published',
      terms: specialities.map(term => ({ term })),
    }),
    updated: changesOf,
    save: drafts => savePlaces(services, drafts),
  };
}

/** Whether a place of that name is near, before a later row asks the same about this one. */
function noteDuplicate({ externalId, name, lat, long }: PlaceRowFields, duplicates: DuplicateFinder): Remark[] {
  const position = lat === null || long === null ? undefined : { lat, long };
  const duplicate = duplicates.find(name, externalId, position);
  duplicates.add(name, externalId, position);
  if (!duplicate) return [];
  return [{ code: 'double', message: `probably ${duplicate.externalId}, ${duplicate.metres} m away` }];
}

/** Specialities are taken from the row of a new place only. */
function changesOf(row: PlaceRowFields, known: KnownPlace): PlaceDraft | undefined {
  const { externalId, specialities, ...fields } = row;
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
  if (isStored(said, known)) return undefined;
  return { ...said, name: row.name, placeType: row.placeType, province: row.province, id: known.id };
}
