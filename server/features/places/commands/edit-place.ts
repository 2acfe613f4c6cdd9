import type { z } from 'zod';
import { defined } from '../../../platform/db/defined.ts';
import { invalid } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { safeHtml } from '../../../platform/text/safe-html.ts';
import { tidyText } from '../../../platform/text/tidy-text.ts';
import { checkEmail, checkPhone, checkWebsite, storedPhone } from '../../records/contact-edit.ts';
import { type Mistakes, type Profile, replaceLists } from '../../records/rules/term-lists.ts';
import { plainLinks, serviceLinks, tidyServices } from '../../records/staff-services.ts';
import { checkArea } from '../queries/check-area.ts';
import type { placeCreate, placeUpdate, StaffPlace } from '../staff-contract.ts';
import type { PlaceDraft } from './place-draft.ts';

type Sent = Partial<Omit<z.output<typeof placeCreate> & z.output<typeof placeUpdate>, 'updated_at'>>;

/** What staff want of a place: as the record will show it, and as it is written. */
export interface PlaceEdit {
  readonly edited: Partial<StaffPlace>;
  readonly draft: PlaceDraft;
}

/**
 * Checks and tidies what staff sent of a place that is now `before` and linked as `profile` says; undefined for a new
 * one. Throws 422 with a message at each field that cannot be.
 */
export async function editPlace(
  services: Services,
  sent: Sent,
  before: StaffPlace | undefined,
  profile: Profile,
): Promise<PlaceEdit> {
  const mistakes: Mistakes = {};
  const edited: Partial<StaffPlace> = defined({
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
  const whole = { ...before, ...edited };
  if ((whole.lat == null) !== (whole.long == null))
    mistakes.lat = ['Xin nhập cả vĩ độ và kinh độ, hoặc bỏ trống cả hai.'];
  if (profile.terms.get(whole.place_type ?? 0)?.kind !== 'place_type') mistakes.place_type = ['Xin chọn loại cơ sở.'];
  await checkArea(services, whole, mistakes);
  const links = replaceLists(
    profile,
    [
      { field: 'specialities', kind: 'speciality', links: plainLinks(edited.specialities) },
      { field: 'services', kind: 'service', links: serviceLinks(edited.services) },
    ],
    mistakes,
  );
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
  return { edited, draft: { ...draftOf(edited), ...defined({ terms: links }) } };
}

function tidied(text: string | null | undefined): string | undefined {
  return text === undefined ? undefined : tidyText(text ?? '');
}

function draftOf(edited: Partial<StaffPlace>): PlaceDraft {
  const { place_type, opening_hours, accepts_bhyt, phone } = edited;
  const { name, status, address, ward, district, province, lat, long, email, website, description, source, licence } =
    edited;
  return defined({
    ...{ name, status, address, ward, district, province, lat, long, email, website, description, source, licence },
    placeType: place_type,
    openingHours: opening_hours,
    acceptsBhyt: accepts_bhyt,
    phone: storedPhone(phone),
  });
}
