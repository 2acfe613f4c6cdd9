import { vietnamYear } from '../../../platform/clock/vietnam-calendar.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { FieldErrors } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Edit } from '../../records/directory-kind.ts';
import type { professionalRecord } from '../professional.record.ts';
import { UNLICENSED } from '../rules/licence.ts';
import { tables } from '../tables.ts';
import { licenceMistakes } from './check-licence.ts';

const FUTURE_YEAR = 'Năm bắt đầu hành nghề không được sau năm nay.';
const PLACE_GONE = 'Có cơ sở không còn trong danh bạ. Xin chọn lại.';

/** What is wrong with an edit of a professional, also where one without a verified licence would be published. */
export async function professionalMistakes(
  services: Services,
  edit: Edit<typeof professionalRecord.fields>,
): Promise<FieldErrors> {
  const { said, before } = edit;
  const whole = { ...before, ...said };
  const isFuture = (said.practising_since ?? 0) > vietnamYear(services.clock.now());
  const isUnlicensed = whole.status === 'published' && whole.licence_verified !== true;
  return {
    ...(isFuture && { practising_since: [FUTURE_YEAR] }),
    ...((await isPlaceGone(services, said.workplaces)) && { workplaces: [PLACE_GONE] }),
    ...(isUnlicensed && { status: [UNLICENSED] }),
    ...licenceMistakes(edit),
  };
}

async function isPlaceGone({ db }: Services, places: readonly number[] = []): Promise<boolean> {
  if (places.length === 0) return false;
  const found = await db.primary.rows(tables.selectFrom('place').select('id').where('id', 'in', idList(places)));
  return found.length < places.length;
}
