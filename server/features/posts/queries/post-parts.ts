import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { Services } from '../../../platform/services.ts';
import { professionalUrl } from '../../professionals/professional.presenter.ts';
import { displayName } from '../../professionals/rules/names.ts';
import type { PostImageAnswer } from '../contract.ts';
import { type PostParts, presentPostImage } from '../post.presenter.ts';
import { tables } from '../tables.ts';
import { replyersOf, type SpokenFor } from './replyers-of.ts';

const imagesOf = statement((p: Parameters<{ readonly posts: readonly number[] }>) =>
  tables
    .selectFrom('post_image')
    .select(['id', 'post', 'caption', 'key', 'originalKey', 'width', 'height'])
    .where('post', 'in', idList(p.posts))
    .orderBy('post')
    .orderBy('position')
    .orderBy('id'),
);

const agreementsWith = statement((p: Parameters<{ readonly posts: readonly number[] }>) =>
  tables
    .selectFrom('post_agreement')
    .innerJoin('professional', 'professional.id', 'post_agreement.professional')
    .select(['post_agreement.post', 'professional.id', 'professional.slug', 'professional.name'])
    .select('professional.honorific')
    .where('post_agreement.post', 'in', idList(p.posts))
    .where('professional.status', '=', literal('published'))
    .orderBy('post_agreement.createdAt')
    .orderBy('professional.id'),
);

/** A post as far as its parts are looked up by it. */
interface Row extends SpokenFor {
  readonly id: number;
  readonly agreements: number;
}

/** The pictures of posts, in their order. */
export async function imagesOfPosts(
  reader: Pick<Reader, 'rows'>,
  posts: readonly number[],
): Promise<(post: number) => PostImageAnswer[]> {
  const images = Map.groupBy(await reader.rows(imagesOf({ posts })), image => image.post);
  return post => (images.get(post) ?? []).map(presentPostImage);
}

/** Pictures, identities and agreements of posts. A fixed number of queries, and none for what no post has. */
export async function postParts(
  services: Pick<Services, 'db'>,
  rows: readonly Row[],
  reader: Reader,
): Promise<(row: Row) => PostParts> {
  if (rows.length === 0) return () => ({ images: [], replyer: null, agreed: [] });
  const posts = rows.map(({ id }) => id);
  const agreedWith = rows.filter(({ agreements }) => agreements > 0).map(({ id }) => id);
  const [images, agreements, replyerOf] = await Promise.all([
    reader.rows(imagesOf({ posts })),
    agreedWith.length === 0 ? [] : reader.rows(agreementsWith({ posts: agreedWith })),
    replyersOf(services, rows),
  ]);
  const imagesBy = Map.groupBy(images, image => image.post);
  const agreementsBy = Map.groupBy(agreements, agreement => agreement.post);
  return row => ({
    images: imagesBy.get(row.id) ?? [],
    replyer: replyerOf(row),
    agreed: (agreementsBy.get(row.id) ?? []).map(({ id, slug, name, honorific }) => ({
      name: displayName(honorific, name),
      absolute_url: professionalUrl({ id, slug }),
    })),
  });
}
