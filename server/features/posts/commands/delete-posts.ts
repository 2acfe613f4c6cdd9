import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { DeletedEntities } from '../../../platform/events/event-bus.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';
import { deleteFilesLater, FILES_OF_IMAGE } from './delete-post-images.ts';

/** Deletes all posts of records that are being deleted, in their transaction; the files of pictures go after it. */
export async function deletePostsOf(
  services: Pick<Services, 'clock' | 'files' | 'subjects'>,
  unit: UnitOfWork,
  { kind, ids }: DeletedEntities,
): Promise<void> {
  if (!services.subjects.all.some(subject => subject.discussed && subject.name === kind)) return;
  const posts = tables.selectFrom('post').select('id').where('kind', '=', kind).where('entityId', 'in', idList(ids));
  const images = await unit.rows(tables.deleteFrom('post_image').where('post', 'in', posts).returning(FILES_OF_IMAGE));
  await deleteFilesLater(unit, services, images);
  await unit.run(tables.deleteFrom('post').where('kind', '=', kind).where('entityId', 'in', idList(ids)));
}
