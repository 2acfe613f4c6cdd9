import type { Principal } from '../../../platform/auth/principal.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { forbidden, notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { isShown } from '../../contributions/rules/states.ts';
import { postPolicy } from '../post.policy.ts';
import { announcePosts } from '../post-tags.ts';
import { discussionOf, factsOf, lockPost } from '../queries/post-row.ts';
import type { StoredPost } from '../queries/posts-of.ts';
import { tables } from '../tables.ts';
import { deleteFilesLater, FILES_OF_IMAGE } from './delete-post-images.ts';

export const noImage = () => notFound('Không tìm thấy ảnh này.');

/** Deletes a picture of an own post; its files go after the commit. Throws 404, and 403 for others' pictures. */
export function removePostImage(services: Services, principal: Principal, id: number): Promise<void> {
  return services.db.transaction(async unit => {
    const post = await postOfOwnImage(unit, services, principal, id);
    const rows = await unit.rows(tables.deleteFrom('post_image').where('id', '=', id).returning(FILES_OF_IMAGE));
    await deleteFilesLater(unit, services, rows);
    await announceIfShown(unit, services, post);
  });
}

/** Changes the caption of a picture of an own post. Throws 404, and 403 for others' pictures. */
export function changeCaption(
  services: Services,
  principal: Principal,
  { id, caption }: { readonly id: number; readonly caption: string },
): Promise<void> {
  return services.db.transaction(async unit => {
    const post = await postOfOwnImage(unit, services, principal, id);
    await unit.run(tables.updateTable('post_image').set({ caption }).where('id', '=', id));
    await announceIfShown(unit, services, post);
  });
}

async function postOfOwnImage(
  unit: UnitOfWork,
  services: Services,
  principal: Principal,
  id: number,
): Promise<StoredPost> {
  const image = await unit.row(tables.selectFrom('post_image').select('post').where('id', '=', id));
  if (!image) throw noImage();
  const post = await lockPost(unit, services, image.post);
  if (!postPolicy.can(principal, 'read', factsOf(post))) throw noImage();
  if (!postPolicy.can(principal, 'removeImage', factsOf(post))) throw forbidden('Bạn chỉ có thể sửa ảnh của mình.');
  return post;
}

async function announceIfShown(unit: UnitOfWork, services: Services, post: StoredPost): Promise<void> {
  if (isShown(post)) await announcePosts(unit, services, discussionOf(post), { hides: true });
}
