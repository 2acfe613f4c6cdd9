import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement, statementFor } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { StoredLinks } from '../../../platform/linking/linking.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { discussedTables } from '../../../platform/subjects/subject-tables.ts';
import { bodyHash } from '../../contributions/repeated-texts.ts';
import type { AnswerType, ReplyerType } from '../contract.ts';
import { type Discussion, discussedSubject, noDiscussion } from '../discussion.ts';
import { postPublished } from '../post-events.ts';
import { announcePosts, namesOfThanks } from '../post-tags.ts';
import { urgentOf } from '../rules/flags.ts';
import { tables } from '../tables.ts';
import type { CleanBody } from './clean-post-body.ts';
import { countPost } from './count-posts.ts';
import type { ReceivedImage } from './receive-images.ts';

/** A post as a command stores it, in the state of its own choice. */
export interface PostToStore {
  readonly discussion: Discussion;
  /** `reply`: behind all others. `opening`: what opens the discussion, once each. */
  readonly place: 'reply' | 'opening';
  readonly author: { readonly accountId: number | null; readonly name: string };
  readonly body: CleanBody;
  /** What {@link linkBody} found in it; linked right after the commit where it is left out. */
  readonly links?: StoredLinks;
  readonly hidingCreator: boolean;
  readonly censorImages: boolean;
  readonly answerType: AnswerType;
  /** As whom the author speaks; null for oneself. */
  readonly replyer: { readonly type: ReplyerType; readonly id: number | null } | null;
  /** Why staff look at it first, in words for them: one with any waits. */
  readonly objections: readonly string[];
  /** `pending` also without flags where the discussion itself waits. */
  readonly status: 'pending' | 'published';
  /** Already in the store, in their order. */
  readonly images: readonly (ReceivedImage & { readonly caption: string })[];
}

/**
 * Stores a post at the next position of its discussion. The position comes from the record's own row, which stays locked
 * until the commit: parallel replies stand in the order in which they were stored. Counts, tags and followers learn of a
 * published reply in the same transaction. The caller has checked the author's rights.
 */
export async function storePost(
  unit: UnitOfWork,
  services: Pick<Services, 'subjects' | 'events' | 'tags' | 'clock'>,
  post: PostToStore,
): Promise<{ readonly id: number; readonly position: number }> {
  const { discussion, author, body, status } = post;
  const now = services.clock.now();
  const position = post.place === 'opening' ? 0 : await nextPosition(unit, services, discussion);
  const row = await unit.row(
    insertPost({
      kind: discussion.kind,
      entity_id: discussion.id,
      position,
      status,
      objections: [...post.objections],
      is_urgent: urgentOf(post.objections).length > 0,
      account_id: author.accountId,
      author_name: author.name,
      answer_type: post.answerType,
      replyer_type: post.replyer?.type ?? null,
      replyer_id: post.replyer?.id ?? null,
      body: body.html,
      body_no_html: body.text,
      body_hash: bodyHash(body.text),
      created_at: now,
      ...(post.links ?? UNLINKED),
      hiding_creator: post.hidingCreator,
      censor_images: post.censorImages,
    }),
  );
  if (!row) throw new Error('A post was stored without an id');
  await insertImages(unit, row.id, 0, post.images, now);
  const stored = { id: row.id, position };
  if (status === 'published') await publishPost(unit, services, discussion, { ...stored, answerType: post.answerType });
  return stored;
}

const UNLINKED: StoredLinks = { linked: null, linksVersion: 0 };

/** A new post: columns of its row. */
interface NewRow extends StoredLinks {
  readonly kind: string;
  readonly entity_id: number;
  readonly position: number;
  readonly status: PostToStore['status'];
  readonly objections: string[];
  readonly is_urgent: boolean;
  readonly account_id: number | null;
  readonly author_name: string;
  readonly answer_type: AnswerType;
  readonly replyer_type: ReplyerType | null;
  readonly replyer_id: number | null;
  readonly body: string;
  readonly body_no_html: string;
  readonly body_hash: string;
  readonly created_at: Date;
  readonly hiding_creator: boolean;
  readonly censor_images: boolean;
}

const insertPost = statement((p: Parameters<NewRow>) =>
  tables
    .insertInto('post')
    .values({
      kind: p.kind,
      entityId: p.entity_id,
      position: p.position,
      status: p.status,
      objections: p.objections,
      isUrgent: p.is_urgent,
      account: p.account_id,
      authorName: p.author_name,
      answerType: p.answer_type,
      replyerType: p.replyer_type,
      replyerId: p.replyer_id,
      createdAt: p.created_at,
      body: p.body,
      bodyNoHtml: p.body_no_html,
      bodyHash: p.body_hash,
      linked: p.linked,
      linksVersion: p.linksVersion,
      hidingCreator: p.hiding_creator,
      censorImages: p.censor_images,
    })
    .returning('id'),
);

/** What follows once everybody may read a post that nobody could read before; its own row is written. */
export async function publishPost(
  unit: UnitOfWork,
  services: Pick<Services, 'subjects' | 'events' | 'tags' | 'clock'>,
  discussion: Discussion,
  post: { readonly id: number; readonly position: number; readonly answerType: AnswerType; readonly thanks?: number },
): Promise<void> {
  const { id, position, answerType, thanks = 0 } = post;
  await countPost(unit, services, discussion, { position, answerType: answerType, thanks }, 1);
  await announcePosts(unit, services, discussion);
  if (thanks > 0) await services.tags.write(unit, namesOfThanks(discussion));
  if (position === 0) return;
  const told = { id, kind: discussion.kind, entity_id: discussion.id };
  await enqueue(unit, postPublished, told, { now: services.clock.now(), dedupeKey: `post.published:${id}` });
}

/** Adds pictures behind the first `taken` ones of a post. */
export async function insertImages(
  unit: UnitOfWork,
  postId: number,
  taken: number,
  images: PostToStore['images'],
  now: Date,
): Promise<void> {
  if (images.length === 0) return;
  await unit.run(
    tables.insertInto('post_image').values(
      images.map(({ key, originalKey, width, height, caption }, index) => ({
        post: postId,
        position: taken + index,
        caption,
        key,
        originalKey: originalKey,
        width,
        height,
        createdAt: now,
      })),
    ),
  );
}

async function nextPosition(
  unit: UnitOfWork,
  services: Pick<Services, 'subjects'>,
  { kind, id }: Discussion,
): Promise<number> {
  const row = await unit.row(takePosition(discussedSubject(services, kind), { id }));
  if (!row) throw noDiscussion();
  return row.lastPosition;
}

const takePosition = statementFor(({ table }: Subject, p: Parameters<{ id: number }>) =>
  discussedTables
    .updateTable(table)
    .set(eb => ({ lastPosition: eb('lastPosition', '+', eb.lit(1)) }))
    .where('id', '=', p.id)
    .returning('lastPosition'),
);
