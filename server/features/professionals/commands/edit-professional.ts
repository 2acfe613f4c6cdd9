import type { z } from 'zod';
import { vietnamYear } from '../../../platform/clock/vietnam-calendar.ts';
import { defined } from '../../../platform/db/entity-writes.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Services } from '../../../platform/services.ts';
import { safeHtml } from '../../../platform/text/safe-html.ts';
import { tidyText } from '../../../platform/text/tidy-text.ts';
import { checkEmail, checkPhone, storedPhone } from '../../records/contact-edit.ts';
import type { FinishEdit } from '../../records/staff-records.ts';
import { plainLinks, serviceLinks, tidyServices } from '../../records/staff-services.ts';
import { type Mistakes, type Profile, replaceLists, type TermList } from '../../records/term-lists.ts';
import type { TermKind } from '../../taxonomy/term.entity.ts';
import { UNLICENSED } from '../rules/licence.ts';
import type { professionalCreate, professionalUpdate, StaffProfessional } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { checkedBy, checkLicence, tidyLicence } from './check-licence.ts';
import type { ProfessionalDraft } from './professional-draft.ts';

/** The body of a staff edit of a professional. */
export type SentProfessional = Partial<
  Omit<z.output<typeof professionalCreate> & z.output<typeof professionalUpdate>, 'updated_at'>
>;
const FUTURE_YEAR = 'Năm bắt đầu hành nghề không được sau năm nay.';
/** What the server writes itself. */
type Derived = 'id' | 'display_name' | 'licence_verified_at' | 'licence_checked_by' | 'absolute_url' | 'created_at';
type Edited = Partial<Omit<StaffProfessional, Derived | 'updated_at'>>;

/**
 * Checks and tidies a staff edit. The function that it answers gives a message for each invalid field, also if a
 * professional without a verified licence would be published.
 */
export async function prepareProfessional(
  services: Services,
  sent: SentProfessional,
  staff: number,
): Promise<FinishEdit<StaffProfessional, ProfessionalDraft>> {
  const mistakes: Mistakes = {};
  const [position, description, services_free, experience_full, achievements] = await Promise.all(
    [sent.position, sent.description, sent.services_free, sent.experience_full, sent.achievements].map(cleaned),
  );
  const edited: Edited = defined({
    ...sent,
    position,
    description,
    services_free,
    experience_full,
    achievements,
    name: tidied(sent.name),
    ...tidyLicence(sent),
    phone: checkPhone(sent.phone, mistakes),
    email: checkEmail(sent.email, mistakes),
    services: tidyServices(sent.services),
    workplaces: sent.workplaces && [...new Set(sent.workplaces)],
  });
  await checkWorkplaces(services, edited.workplaces, mistakes);
  if ((edited.practising_since ?? 0) > vietnamYear(services.clock.now())) mistakes.practising_since = [FUTURE_YEAR];
  return (before, profile) => {
    const found = { ...mistakes };
    const whole = { ...before, ...edited };
    if (whole.status === 'published' && whole.licence_verified !== true) {
      found.status = [UNLICENSED];
    }
    const check = checkLicence(edited, before, found);
    checkTerm('title', edited.title, profile, found);
    checkTerm('occupation', edited.occupation, profile, found);
    const links = replaceLists(profile, listsOf(edited), found);
    return {
      edited,
      draft: { ...draftOf(edited), ...checkedBy(services, staff, check), ...defined({ terms: links }) },
      mistakes: found,
    };
  };
}

function tidied(text: string | null | undefined): string | undefined {
  return text === undefined ? undefined : tidyText(text ?? '');
}

async function cleaned(html: string | null | undefined): Promise<string | undefined> {
  return html === undefined ? undefined : safeHtml(html ?? '');
}

function checkTerm(kind: TermKind & string, id: number | null | undefined, { terms }: Profile, mistakes: Mistakes) {
  if (id != null && terms.get(id)?.kind !== kind) mistakes[kind] = ['Mục này không còn trong danh mục. Xin chọn lại.'];
}

async function checkWorkplaces(
  { db }: Services,
  places: readonly number[] | undefined,
  mistakes: Mistakes,
): Promise<void> {
  if (!places || places.length === 0) return;
  const found = await db.primary.rows(tables.selectFrom('place').select('id').where('id', 'in', idList(places)));
  if (found.length < places.length) mistakes.workplaces = ['Có cơ sở không còn trong danh bạ. Xin chọn lại.'];
}

function listsOf(edited: Edited): TermList[] {
  return [
    { field: 'specialities', kind: 'speciality', links: plainLinks(edited.specialities) },
    { field: 'degrees', kind: 'degree', links: plainLinks(edited.degrees) },
    { field: 'qualifications', kind: 'qualification', links: plainLinks(edited.qualifications) },
    { field: 'languages_spoken', kind: 'language', links: plainLinks(edited.languages_spoken) },
    { field: 'services', kind: 'service', links: serviceLinks(edited.services) },
  ];
}

/** What is written of the record itself; terms come from {@link listsOf}. */
function draftOf(edited: Edited): ProfessionalDraft {
  return defined({
    name: edited.name,
    status: edited.status,
    gender: edited.gender,
    licenceNumber: edited.licence_number,
    licenceIssuer: edited.licence_issuer,
    licenceScope: edited.licence_scope,
    licenceEvidence: edited.licence_evidence,
    occupation: edited.occupation,
    title: edited.title,
    position: edited.position,
    description: edited.description,
    servicesFree: edited.services_free,
    experienceFull: edited.experience_full,
    achievements: edited.achievements,
    practisingSince: edited.practising_since,
    phone: storedPhone(edited.phone),
    email: edited.email,
    workplaces: edited.workplaces,
  });
}
