import { escapeMarkup } from '../../../platform/contract/formatted-text.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { storePost } from '../../posts/commands/store-post.ts';
import { bodyHash } from '../../posts/rules/body-hash.ts';
import { ARTICLE } from '../article-tags.ts';
import type { ArticleStatus } from '../contract.ts';
import { tables } from '../tables.ts';

/** A locked article. */
export interface ArticleState {
  readonly id: number;
  readonly status: ArticleStatus;
  readonly summary: string;
  readonly author_name: string;
  readonly published_at: Date | null;
}

/** Lists of topics show an article while it is public. */
export async function showTopics(unit: UnitOfWork, { id, status, published_at }: ArticleState): Promise<void> {
  const shown_at = status === 'published' ? published_at : null;
  await unit.run(tables.updateTable('article_topic').set({ shown_at }).where('article_id', '=', id));
}

/** Writes the post that opens the discussion of an article, or brings it up to date. */
export async function openDiscussion(
  unit: UnitOfWork,
  services: Pick<Services, 'subjects' | 'events' | 'tags' | 'clock'>,
  { id, summary, author_name: name }: ArticleState,
): Promise<void> {
  const body = { html: `<p>${escapeMarkup(summary)}</p>`, text: summary };
  const known = await unit.row(
    tables
      .updateTable('post')
      .set({ author_name: name, body: body.html, body_no_html: body.text, body_hash: bodyHash(body.text) })
      .where('kind', '=', ARTICLE)
      .where('entity_id', '=', id)
      .where('position', '=', 0)
      .returning('id'),
  );
  if (known) return;
  await storePost(unit, services, {
    discussion: { kind: ARTICLE, id },
    place: 'opening',
    author: { accountId: null, name },
    body,
    hidingCreator: false,
    censorImages: false,
    answerType: 'official',
    status: 'published',
    replyer: { type: 'official', id: null },
    objections: [],
    images: [],
  });
}
