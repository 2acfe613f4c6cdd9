import { z } from 'zod';
import { defined } from '../../../platform/db/entity-writes.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import { tidyText } from '../../../platform/text/tidy-text.ts';
import type { FilterType } from '../../listing/contract.ts';
import { rankOf } from '../../records/rules/relevance.ts';
import { staffWords } from '../../records/rules/staff-words.ts';
import { columnsOf } from '../../records/staff-record-contract.ts';
import type { TermLink } from '../../taxonomy/term-link.ts';
import type { PlaceRow } from '../place.entity.ts';
import { placeRecord } from '../place.record.ts';
import { nameKeys } from '../rules/name-keys.ts';
import { placeCompleteness } from '../rules/place-completeness.ts';

/** The columns that staff and lists write, of which any may be absent; the phone is E.164, the description sanitised HTML. */
export const placeColumns = z.object(columnsOf(placeRecord.fields)).partial();

/** What can be written of a place; absent fields stay unchanged, or get their defaults in a new place. */
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

/** The columns of a new place. Throws 422 if a required field is missing. */
export function newPlace(draft: PlaceDraft, now: Date) {
  const { name, placeType, province } = draft;
  if (name === undefined || placeType === undefined || province === undefined) throw invalid(missing(draft));
  return {
    ...writtenColumns(draft),
    ...nameColumns(name),
    staffWords: staffWords(name, draft.phone, draft.address),
    placeType,
    province,
    createdAt: now,
    updatedAt: now,
  };
}

/** Writes a draft over a stored place. */
export function applyPlaceDraft(row: PlaceRow, draft: PlaceDraft, now: Date): void {
  Object.assign(row, writtenColumns(draft), draft.name === undefined ? undefined : nameColumns(draft.name));
  row.staffWords = staffWords(row.name, row.phone, row.address);
  row.updatedAt = now;
}

function writtenColumns({ id: _id, terms: _terms, name: _name, ...columns }: PlaceDraft) {
  return { ...defined(columns), ...positionOf(columns) };
}

/**
 * A latitude without a longitude, or the reverse, counts as no position; a draft with neither leaves the stored
 * position unchanged.
 */
function positionOf({ lat, long }: Pick<PlaceDraft, 'lat' | 'long'>) {
  if (lat === undefined && long === undefined) return undefined;
  const isPosition = Number.isFinite(lat) && Number.isFinite(long);
  return isPosition ? { lat, long } : { lat: null, long: null };
}

function nameColumns(text: string) {
  const name = tidyText(text);
  if (name === '') throw invalid({ name: ['Xin nhập tên cơ sở.'] });
  const { foldedName, sortName } = nameKeys(name);
  return { name, slug: slugOf(name), foldedName, sortName };
}

function missing({ name, placeType, province }: PlaceDraft): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  if (name === undefined) fields.name = ['Xin nhập tên cơ sở.'];
  if (placeType === undefined) fields.place_type = [placeRecord.fields.place_type.missing];
  if (province === undefined) fields.province = ['Xin chọn tỉnh hoặc thành phố.'];
  return fields;
}

/**
 * Writes a place's rank among places, from its row, the filters its terms belong to and its pictures.
 * @param prior what is usual for places, in thousandths of a star
 */
export function rankPlace(row: PlaceRow, termTypes: readonly FilterType[], pictures: number, prior: number): void {
  const share = placeCompleteness({
    address: row.address ?? '',
    description: row.description ?? '',
    hasPosition: row.lat != null && row.long != null,
    hasContact: Boolean(row.phone ?? row.email ?? row.website),
    hasHours: row.openingHours != null,
    specialities: termTypes.filter(type => type === 'specialities').length,
    services: termTypes.filter(type => type === 'services').length,
    pictures,
  });
  Object.assign(row, rankOf(share, row, prior));
}
