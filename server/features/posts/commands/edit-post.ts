import type { Principal } from '../../../platform/auth/principal.ts';
import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { forbidden, invalid, Problem } from '../../../platform/errors/problem.ts';
import { uploaderOf } from '../../../platform/images/uploader-of.ts';
import type { StoredLinks } from '../../../platform/linking/linking.ts';
import type { Services } from '../../../platform/services.ts';
import type { ContributionStatus } from '../../contributions/contract.ts';
import { bodyHash } from '../../contributions/repeated-texts.ts';
import { isShown } from '../../contributions/rules/states.ts';
import { MAX_POST_IMAGES, type PostEdit } from '../contract.ts';
import { isTrusted } from '../forum-rights.ts';
import { postPolicy } from '../post.policy.ts';
import { announcePosts, announceWithdrawal } from '../post-tags.ts';
import { identitiesOf } from '../queries/identities-of.ts';
import { discussionOf, factsOf, findPost, lockPost, noPost } from '../queries/post-row.ts';
import { asWritten, presentPosts, type StoredPost } from '../queries/posts-of.ts';
import { urgentOf } from '../rules/flags.ts';
import { tables } from '../tables.ts';
import { type CleanBody, cleanPostBody, linkBody } from './clean-post-body.ts';
import { countPost } from './count-posts.ts';
import { wordFlags } from './flags-of-post.ts';
import { type ReceivedImage, receiveImages, withImages } from './receive-images.ts';
import { insertImages } from './store-post.ts';
import { urgentInEdit } from './urgent-edit.ts';

/**
 * Edits an own post: words, name, captions of its pictures in their order, and new pictures behind these. Words that a
 * filter objects to, or that cannot wait, wait for staff again; what opens a discussion stays shown, and staff look at
 * it. Throws 404 and 403, 422 for what is wrong with the fields, and 409 with the stored post where it is not the version
 * that the edit began from.
 */
export async function editPost(services: Services, principal: Principal, id: number, edit: PostEdit): Promise<void> {
  const { db } = services;
  const found = await findPost(db.primary, id);
  requireAuthor(principal, found);
  await requireVersion(services, found, edit);
  const body = await cleanPostBody(edit.body, found.answerType === 'official' ? 'full' : 'minimal');
  const links = await linkBody(services, found.kind, body);
  const trusted = isTrusted(principal, await identitiesOf(db.primary, principal));
  const store = (images: readonly ReceivedImage[]) =>
    db.transaction(async unit => {
      const post = await lockPost(unit, services, id);
      requireAuthor(principal, post);
      await requireVersion(services, post, edit);
      const standing = await unit.rows(imagesOf({ post: id }));
      if (standing.length + images.length > MAX_POST_IMAGES) throw tooManyImages();
      const last = standing.at(-1)?.position ?? -1;
      const now = services.clock.now();
      await changeCaptions(unit, standing, edit.captions);
      const added = images.map((image, index) => ({ ...image, caption: edit.captions[standing.length + index] ?? '' }));
      await insertImages(unit, id, last + 1, added, now);
      await changeWords(unit, services, post, {
        body,
        links,
        hiding: edit.hiding_creator ?? post.hidingCreator,
        trusted,
        now,
      });
    });
  const options = { censored: found.censorImages, uploader: uploaderOf(principal.accountId) };
  const received = await receiveImages(services, edit.images, options);
  await withImages(services, received, store(received));
}

function requireAuthor(principal: Principal, post: StoredPost): void {
  if (!postPolicy.can(principal, 'read', factsOf(post))) throw noPost();
  if (!postPolicy.can(principal, 'edit', factsOf(post))) throw forbidden('Bạn chỉ có thể sửa bài viết của mình.');
}

const tooManyImages = () => invalid({ images: [`Mỗi bài viết có nhiều nhất ${MAX_POST_IMAGES} ảnh.`] });

/** Nothing is overwritten that its author has not seen. */
async function requireVersion(services: Services, post: StoredPost, { version }: PostEdit): Promise<void> {
  if (version === undefined || version === post.version) return;
  const [current] = await presentPosts(services, [asWritten(post)], services.db.primary);
  const detail = 'Bài viết đã được sửa ở nơi khác. Xin xem bản đang lưu rồi sửa lại.';
  throw new Problem(409, 'POST_CHANGED', detail, { members: { current } });
}

async function changeCaptions(
  unit: UnitOfWork,
  standing: ReadonlyArray<{ readonly id: number; readonly caption: string }>,
  captions: readonly string[],
): Promise<void> {
  for (const [index, { id, caption }] of standing.entries()) {
    const next = captions[index] ?? caption;
    if (next !== caption) await unit.run(tables.updateTable('post_image').set({ caption: next }).where('id', '=', id));
  }
}

interface NewWords {
  readonly body: CleanBody;
  readonly links: StoredLinks;
  readonly hiding: boolean;
  /** Nobody looks at the words first. */
  readonly trusted: boolean;
  readonly now: Date;
}

async function changeWords(
  unit: UnitOfWork,
  services: Services,
  post: StoredPost,
  { body, links, hiding, trusted, now }: NewWords,
): Promise<void> {
  const isSame = body.html === post.body;
  const urgent = isSame ? [] : await urgentInEdit(unit, services, post, { text: body.text, trusted });
  const doubts = trusted || isSame ? [] : await wordFlags(unit, body, { postId: post.id });
  const standing = isSame ? [] : await urgentStanding(unit, post.id);
  const objections = [...new Set([...standing, ...urgent, ...doubts])];
  const status = objections.length > 0 && isShown(post) ? waiting(post) : post.status;
  await unit.run(
    tables
      .updateTable('post')
      .set(eb => ({
        body: body.html,
        bodyNoHtml: body.text,
        bodyHash: bodyHash(body.text),
        hidingCreator: hiding,
        ...links,
        status,
        modifiedAt: now,
        version: eb('version', '+', 1),
        ...(isSame ? {} : { objections, isUrgent: urgentOf(objections).length > 0 }),
      }))
      .where('id', '=', post.id),
  );
  if (!isShown(post)) return;
  if (isShown({ status })) await announcePosts(unit, services, discussionOf(post), { hides: true });
  else await withdraw(unit, services, post);
}

/** What staff have not looked at yet stays for them to see, although its author has taken the words back. */
async function urgentStanding(unit: UnitOfWork, id: number): Promise<string[]> {
  const stored = await unit.row(tables.selectFrom('post').select('objections').where('id', '=', id));
  return urgentOf(stored?.objections ?? []);
}

/** What opens a discussion cannot wait without it. */
const waiting = ({ position }: StoredPost): ContributionStatus => (position === 0 ? 'reported' : 'pending');

/** What follows once nobody may read a post any more; its own row is written. */
export async function withdraw(unit: UnitOfWork, services: Services, post: StoredPost): Promise<void> {
  const discussion = discussionOf(post);
  await countPost(unit, services, discussion, post, -1);
  await announceWithdrawal(unit, services, discussion);
}

const imagesOf = statement((p: Parameters<{ readonly post: number }>) =>
  tables
    .selectFrom('post_image')
    .select(['id', 'caption', 'position'])
    .where('post', '=', p.post)
    .orderBy('position')
    .orderBy('id')
    .limit(literal(MAX_POST_IMAGES)),
);
