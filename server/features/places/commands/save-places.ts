import { z } from 'zod';
import { defined } from '../../../platform/db/entity-writes.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { tidyText } from '../../../platform/text/tidy-text.ts';
import type { SaveOptions, StoredWrite } from '../../records/commands/record-write.ts';
import { storeRecords } from '../../records/commands/save-records.ts';
import { columnsOf } from '../../records/staff-record-contract.ts';
import type { TermLink } from '../../taxonomy/term-link.ts';
import { placeKind } from '../place.kind.ts';
import { placeRecord } from '../place.record.ts';

const { fields } = placeRecord;

/** The columns that staff and lists write, of which any may be absent; the phone is E.164, the description sanitised HTML. */
export const placeColumns = z.object(columnsOf(fields)).partial();

/** What can be stored of a place; absent fields stay unchanged, or get their defaults in a new place, which is public. */
export interface PlaceDraft extends Readonly<z.infer<typeof placeColumns>> {
  /** An existing place; absent for a new one, which needs name, kind and province. */
  readonly id?: number;
  readonly externalId?: string | null;
  readonly ratingSum?: number;
  readonly ratingCount?: number;
  readonly reviewCount?: number;
  /** Specialities and services in the order shown; absent to leave them as they are. */
  readonly terms?: readonly TermLink[];
}

/**
 * Writes places as they are to be stored, in one transaction, and answers their ids in the given order. Throws 404 for an id
 * that is not there; an external id of another place fails the whole call, too.
 */
export async function savePlaces(
  services: Services,
  drafts: readonly PlaceDraft[],
  options: SaveOptions = {},
): Promise<readonly number[]> {
  return storeRecords(services, placeKind, drafts.map(writeOf), options);
}

function writeOf({ id, externalId, terms, ...columns }: PlaceDraft): StoredWrite {
  if (id === undefined) requireWhole(columns);
  const first = id === undefined ? { status: 'published' } : {};
  return {
    id,
    externalId,
    stored: { columns: { ...first, ...defined(columns), ...nameOf(columns), ...positionOf(columns) }, terms },
  };
}

/** Throws 422 where a new place lacks what it needs. */
function requireWhole({ name, placeType, province }: PlaceDraft): void {
  const mistakes = {
    ...(name === undefined && { name: [fields.name.error] }),
    ...(placeType === undefined && { place_type: [fields.place_type.missing] }),
    ...(province === undefined && { province: ['Xin chọn tỉnh hoặc thành phố.'] }),
  };
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
}

function nameOf({ name }: PlaceDraft) {
  if (name === undefined) return {};
  const tidy = tidyText(name);
  if (tidy === '') throw invalid({ name: [fields.name.error] });
  return { name: tidy };
}

/**
 * A latitude without a longitude, or the reverse, counts as no position; a draft with neither leaves the stored
 * position unchanged.
 */
function positionOf({ lat, long }: PlaceDraft) {
  if (lat === undefined && long === undefined) return undefined;
  const isPosition = Number.isFinite(lat) && Number.isFinite(long);
  return isPosition ? { lat, long } : { lat: null, long: null };
}
