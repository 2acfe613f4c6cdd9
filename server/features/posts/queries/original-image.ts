import { buffer } from 'node:stream/consumers';
import type { Principal } from '../../../platform/auth/principal.ts';
import { forbidden } from '../../../platform/errors/problem.ts';
import type { AnswerFile } from '../../../platform/http/answer-effects.ts';
import type { Services } from '../../../platform/services.ts';
import { noImage } from '../commands/change-post-image.ts';
import { maySeeOriginals } from '../forum-rights.ts';
import { tables } from '../tables.ts';
import { identitiesOf } from './identities-of.ts';
import { readablePost } from './shown-post.ts';

/**
 * The original of a censored picture. Throws 404 for any other picture and 403 for who is neither its author, a verified
 * professional nor staff.
 */
export async function originalImage(services: Services, principal: Principal, id: number): Promise<AnswerFile> {
  const { primary } = services.db;
  const image = await primary.row(tables.selectFrom('post_image').select(['post', 'originalKey']).where('id', '=', id));
  if (!image) throw noImage();
  const post = await readablePost(services, principal, image.post);
  const isOwn = post.account === principal.accountId;
  if (!isOwn && !maySeeOriginals(principal, await identitiesOf(primary, principal))) {
    throw forbidden('Ảnh này chỉ hiện cho bác sĩ đã được xác minh, người đăng và ban biên tập.');
  }
  const file = image.originalKey === null ? undefined : await services.files.get(image.originalKey);
  if (!file) throw noImage();
  return { name: `anh-${id}.webp`, type: file.contentType, bytes: await buffer(file.stream), isPicture: true };
}
