import type { z } from 'zod';
import { defined } from '../../../platform/db/entity-writes.ts';
import type { Services } from '../../../platform/services.ts';
import { safeHtml } from '../../../platform/text/safe-html.ts';
import { tidyText } from '../../../platform/text/tidy-text.ts';
import { areasOf, wardsOf } from '../../areas/area.repository.ts';
import { checkEmail, checkPhone, checkWebsite, storedPhone } from '../../records/contact-edit.ts';
import type { FinishEdit } from '../../records/staff-records.ts';
import { plainLinks, serviceLinks, tidyServices } from '../../records/staff-services.ts';
import { type Mistakes, replaceLists } from '../../records/term-lists.ts';
import type { placeCreate, placeUpdate, StaffPlace } from '../staff-contract.ts';
import { positionCheck } from './check-position.ts';
import type { PlaceDraft } from './place-draft.ts';

/** The body of a staff edit of a place. */
export type SentPlace = Partial<Omit<z.output<typeof placeCreate> & z.output<typeof placeUpdate>, 'updated_at'>>;
type Edited = Partial<Omit<StaffPlace, 'id' | 'absolute_url' | 'created_at' | 'updated_at'>>;

/** Checks and tidies a staff edit. The function that it answers gives a message for each invalid field. */
export async function preparePlace(services: Services, sent: SentPlace): Promise<FinishEdit<StaffPlace, PlaceDraft>> {
  const mistakes: Mistakes = {};
  const [checkArea, checkPosition] = await Promise.all([areaCheck(services), positionCheck(services)]);
  const edited: Edited = defined({
    ...sent,
    name: tidied(sent.name),
    address: tidied(sent.address),
    source: tidied(sent.source),
    licence: tidied(sent.licence),
    description: sent.description === undefined ? undefined : await safeHtml(sent.description ?? ''),
    phone: checkPhone(sent.phone, mistakes),
    email: checkEmail(sent.email, mistakes),
    website: checkWebsite(sent.website, mistakes),
    services: tidyServices(sent.services),
  });
  return (before, profile) => {
    const found = { ...mistakes };
    const whole = { ...before, ...edited };
    if ((whole.lat == null) !== (whole.long == null))
      found.lat = ['Xin nhập cả vĩ độ và kinh độ, hoặc bỏ trống cả hai.'];
    if (profile.terms.get(whole.place_type ?? 0)?.kind !== 'place_type') found.place_type = ['Xin chọn loại cơ sở.'];
    checkArea(whole, found);
    checkPosition(whole, before, found);
    const links = replaceLists(
      profile,
      [
        { field: 'specialities', kind: 'speciality', links: plainLinks(edited.specialities) },
        { field: 'services', kind: 'service', links: serviceLinks(edited.services) },
      ],
      found,
    );
    return { edited, draft: { ...draftOf(edited), ...defined({ terms: links }) }, mistakes: found };
  };
}

function tidied(text: string | null | undefined): string | undefined {
  return text === undefined ? undefined : tidyText(text ?? '');
}

function draftOf({ specialities: _specialities, services: _services, ...edited }: Edited): PlaceDraft {
  const { place_type: placeType, opening_hours: openingHours, accepts_bhyt: acceptsBhyt, ...rest } = edited;
  const { phone, phone_is_public: phoneIsPublic, ...others } = rest;
  const stored = storedPhone(phone);
  return defined({
    ...others,
    placeType,
    openingHours,
    acceptsBhyt,
    phone: stored,
    // A number that is written down later is public by a new word of its owner alone.
    phoneIsPublic: stored === null ? false : phoneIsPublic,
  });
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
