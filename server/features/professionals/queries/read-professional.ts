import type { Services } from '../../../platform/services.ts';
import { readRecord } from '../../records/queries/read-record.ts';
import type { StoredProfessional } from '../commands/save-professionals.ts';
import { Professional } from '../professional.entity.ts';
import { tables } from '../tables.ts';

/** One professional as stored now, with terms and workplaces; undefined where there is none. */
export async function readProfessional(services: Services, id: number): Promise<StoredProfessional | undefined> {
  const [stored, places] = await Promise.all([
    readRecord(services, { entity: Professional, terms: 'professional_term' }, id),
    services.db.primary.rows(
      tables
        .selectFrom('workplace')
        .select('place as id')
        .where('professional', '=', id)
        .orderBy('position')
        .orderBy('place'),
    ),
  ]);
  return stored && { ...stored, places: places.map(place => place.id) };
}
