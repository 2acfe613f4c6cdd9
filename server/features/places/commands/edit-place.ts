import type { z } from 'zod';
import { defined } from '../../../platform/db/entity-writes.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf, wardsOf } from '../../areas/area.repository.ts';
import { columnValues, termLists, tidyValues } from '../../records/profile-values.ts';
import type { Values } from '../../records/record-kind.ts';
import type { FinishEdit } from '../../records/staff-records.ts';
import { type Mistakes, replaceLists } from '../../records/term-lists.ts';
import { placeRecord } from '../place.record.ts';
import type { placeCreate, placeUpdate, StaffPlace } from '../staff-contract.ts';
import { positionCheck } from './check-position.ts';
import { type PlaceDraft, placeColumns } from './place-draft.ts';

/** The body of a staff edit of a place. */
export type SentPlace = Partial<Omit<z.output<typeof placeCreate> & z.output<typeof placeUpdate>, 'updated_at'>>;

const { fields } = placeRecord;
const { place_type: placeType } = fields;
/** Fields of which each is checked with others. */
const located = placeRecord.shown
  .pick({ place_type: true, province: true, ward: true, district: true, lat: true, long: true })
  .partial();

/** Checks and tidies a staff edit. The function that it answers gives a message for each invalid field. */
export async function preparePlace(services: Services, sent: SentPlace): Promise<FinishEdit<StaffPlace, PlaceDraft>> {
  const mistakes: Mistakes = {};
  const [checkArea, checkPosition] = await Promise.all([areaCheck(services), positionCheck(services)]);
  const edited = await tidyValues(fields, sent, mistakes);
  return (before, profile) => {
    const found = { ...mistakes };
    const whole = located.parse({ ...before, ...edited });
    if ((whole.lat == null) !== (whole.long == null))
      found.lat = ['Xin nhập cả vĩ độ và kinh độ, hoặc bỏ trống cả hai.'];
    if (profile.terms.get(whole.place_type ?? 0)?.kind !== placeType.termKind) found.place_type = [placeType.missing];
    checkArea(whole, found);
    checkPosition(whole, before, found);
    const links = replaceLists(profile, termLists(fields, edited), found);
    return { edited, draft: { ...draftOf(edited), ...defined({ terms: links }) }, mistakes: found };
  };
}

function draftOf(edited: Values): PlaceDraft {
  const draft = placeColumns.parse(columnValues(fields, edited));
  // A number that is written down later is public by a new word of its owner alone.
  return draft.phone === null ? { ...draft, phoneIsPublic: false } : draft;
}

/** A location by the ids of its areas. */
interface Area {
  readonly province?: number | undefined;
  readonly ward?: number | null | undefined;
  readonly district?: number | null | undefined;
}

/** Gives the check that a province exists, and that ward and district lie in it. */
async function areaCheck({ db }: Services): Promise<(area: Area, mistakes: Mistakes) => void> {
  const [areas, wards] = await Promise.all([areasOf(db), wardsOf(db)]);
  return ({ province, ward, district }, mistakes) => {
    if (province === undefined || !areas.province(province)) mistakes.province = ['Xin chọn tỉnh hoặc thành phố.'];
    if (ward != null && wards.find(({ id }) => id === ward)?.province !== province) {
      mistakes.ward = ['Phường hoặc xã này không thuộc tỉnh, thành phố đã chọn.'];
    }
    if (district != null && areas.district(district)?.provinceId !== province) {
      mistakes.district = ['Quận hoặc huyện này không thuộc tỉnh, thành phố đã chọn.'];
    }
  };
}
