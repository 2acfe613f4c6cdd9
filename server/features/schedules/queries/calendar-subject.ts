import type { Reader } from '../../../platform/db/reader.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { CalendarOf } from '../calendar-of.ts';
import { tables } from '../tables.ts';

/**
 * The place and, of a professional's calendar, who works there. Throws 404 where there is no such place, or where the
 * professional does not work there. Read from the primary database or in a transaction.
 */
export async function calendarSubject(primary: Pick<Reader, 'row'>, { place: placeId, professional: id }: CalendarOf) {
  const place = await primary.row(
    tables.selectFrom('place').select(['id', 'name', 'slug', 'status']).where('id', '=', placeId),
  );
  if (!place) throw notFound('Không tìm thấy cơ sở y tế này.');
  if (id === null) return { place, professional: null };
  const professional = await primary.row(
    tables
      .selectFrom('professional')
      .innerJoin('workplace', 'workplace.professional', 'professional.id')
      .select(['professional.id', 'professional.name', 'professional.slug', 'professional.status'])
      .where('professional.id', '=', id)
      .where('workplace.place', '=', placeId),
  );
  if (!professional) throw notFound('Không tìm thấy bác sĩ này ở cơ sở đã chọn.');
  return { place, professional };
}
