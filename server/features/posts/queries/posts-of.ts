import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { Services } from '../../../platform/services.ts';
import { SHOWN } from '../../contributions/contribution-tables.ts';
import type { PostAnswer } from '../contract.ts';
import type { Discussion } from '../discussion.ts';
import { presentPost } from '../post.presenter.ts';
import { tables } from '../tables.ts';
import { postParts } from './post-parts.ts';

/** What is read of a post before it is presented. */
export const POST_COLUMNS = [
  'id',
  'kind',
  'entityId',
  'position',
  'account',
  'authorName',
  'answerType',
  'replyerType',
  'replyerId',
  'body',
  'linked',
  'bodyNoHtml',
  'hidingCreator',
  'censorImages',
  'status',
  'thanks',
  'agreements',
  'version',
  'removalReason',
  'createdAt',
  'modifiedAt',
] as const;

const posts = () => tables.selectFrom('post').select(POST_COLUMNS);

/** A post as it is stored. */
export type StoredPost = RowOf<typeof opening>;

/** A post whose author is to change it: without the links that the site puts into it. */
export const asWritten = <Post extends StoredPost>(post: Post): Post => ({ ...post, linked: null });

const opening = statement((p: Parameters<Discussion>) =>
  posts().where('kind', '=', p.kind).where('entityId', '=', p.id).where('position', '=', literal(0)),
);

const replies = statement((p: Parameters<Discussion & { readonly offset: number; readonly limit: number }>) =>
  posts()
    .where('kind', '=', p.kind)
    .where('entityId', '=', p.id)
    .where('position', '>', literal(0))
    .where('status', 'in', SHOWN)
    .orderBy('position')
    .limit(p.limit)
    .offset(p.offset),
);

const byIds = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  posts().where('id', 'in', idList(p.ids)),
);

/**
 * Presents posts, in their order. A fixed number of queries.
 * @param reader the primary database for what was just written
 */
export async function presentPosts(
  services: Pick<Services, 'db'>,
  rows: readonly StoredPost[],
  reader: Reader = services.db.read,
): Promise<PostAnswer[]> {
  const partsOf = await postParts(services, rows, reader);
  return rows.map(row => presentPost(row, partsOf(row)));
}

/** What opens a discussion, in whatever state it is: the caller knows who may read it. */
export async function openingPost(
  services: Pick<Services, 'db'>,
  discussion: Discussion,
  reader: Reader = services.db.read,
): Promise<PostAnswer | undefined> {
  const row = await reader.row(opening({ kind: discussion.kind, id: discussion.id }));
  return row && (await presentPosts(services, [row], reader))[0];
}

/** Replies that everybody may read, in their order. */
export async function repliesOf(
  services: Pick<Services, 'db'>,
  { kind, id }: Discussion,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<PostAnswer[]> {
  return presentPosts(services, await services.db.read.rows(replies({ kind, id, offset, limit })));
}

/**
 * Posts by their ids, as they are stored, in the order of the ids; whether they may be read is the caller's decision.
 */
export async function storedPosts(reader: Pick<Reader, 'rows'>, ids: readonly number[]): Promise<StoredPost[]> {
  if (ids.length === 0) return [];
  const found = new Map((await reader.rows(byIds({ ids }))).map(row => [row.id, row]));
  return ids.flatMap(id => found.get(id) ?? []);
}
