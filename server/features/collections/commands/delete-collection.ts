import { notFound } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteMediaOf } from '../../media/commands/delete-media.ts';
import { tables } from '../tables.ts';

/** Deletes a collection with its pictures; its members stay what they are. Throws a 404 Problem for an unknown id. */
export async function deleteCollection(services: Services, id: number): Promise<void> {
  await services.db.transaction(async unit => {
    const deleted = await unit.run(tables.deleteFrom('collection').where('id', '=', id));
    if (deleted === 0) throw notFound('Không tìm thấy tuyển chọn.');
    await deleteMediaOf(unit, services, { kind: 'collection', id });
    await changed(unit, services, { subject: 'collection', ids: [id], aspects: 'all', hides: true });
  });
}
