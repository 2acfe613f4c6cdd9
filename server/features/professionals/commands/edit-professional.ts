import type { z } from 'zod';
import { vietnamYear } from '../../../platform/clock/vietnam-calendar.ts';
import { defined } from '../../../platform/db/entity-writes.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Services } from '../../../platform/services.ts';
import { columnValues, termLists, tidyValues } from '../../records/profile-values.ts';
import type { FinishEdit } from '../../records/staff-records.ts';
import { type Mistakes, type Profile, replaceLists } from '../../records/term-lists.ts';
import { professionalRecord } from '../professional.record.ts';
import { UNLICENSED } from '../rules/licence.ts';
import type { professionalCreate, professionalUpdate, StaffProfessional } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { checkedBy, checkLicence, withLicenceNumber } from './check-licence.ts';
import { type ProfessionalDraft, professionalColumns } from './professional-draft.ts';

/** The body of a staff edit of a professional. */
export type SentProfessional = Partial<
  Omit<z.output<typeof professionalCreate> & z.output<typeof professionalUpdate>, 'updated_at'>
>;
const FUTURE_YEAR = 'Năm bắt đầu hành nghề không được sau năm nay.';
const { fields, parts } = professionalRecord;

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
  const edited = withLicenceNumber(await tidyValues(fields, sent, mistakes));
  const said = parts.parse(edited);
  await checkWorkplaces(services, said.workplaces, mistakes);
  if ((said.practising_since ?? 0) > vietnamYear(services.clock.now())) mistakes.practising_since = [FUTURE_YEAR];
  return (before, profile) => {
    const found = { ...mistakes };
    const whole = { ...before, ...said };
    if (whole.status === 'published' && whole.licence_verified !== true) {
      found.status = [UNLICENSED];
    }
    const check = checkLicence(said, before, found);
    checkTerm('title', said.title, profile, found);
    checkTerm('occupation', said.occupation, profile, found);
    const links = replaceLists(profile, termLists(fields, edited), found);
    return {
      edited,
      draft: {
        ...professionalColumns.parse(columnValues(fields, edited)),
        ...checkedBy(services, staff, check),
        ...defined({ workplaces: said.workplaces, terms: links }),
      },
      mistakes: found,
    };
  };
}

function checkTerm(
  name: 'title' | 'occupation',
  id: number | null | undefined,
  { terms }: Profile,
  mistakes: Mistakes,
): void {
  const { termKind, missing } = fields[name];
  if (id != null && terms.get(id)?.kind !== termKind) mistakes[name] = [missing];
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
