import { escapeMarkup } from '../../../platform/contract/formatted-text.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { bodyHash } from '../../contributions/repeated-texts.ts';
import { storePost } from '../../posts/commands/store-post.ts';
import { ARTICLE } from '../article-tags.ts';
import type { ArticleStatus } from '../contract.ts';
import { tables } from '../tables.ts';

/** A locked article. */
export interface ArticleState {
  readonly id: number;
  readonly status: ArticleStatus;
  readonly summary: string;
  readonly authorName: string;
  readonly publishedAt: Date | null;
}

/** Lists of topics show an article while it is public. */
export async function showTopics(unit: UnitOfWork, { id, status, publishedAt }: ArticleState): Promise<void> {
  const shown_at = status === 'published' ? publishedAt : null;
  await unit.run(tables.updateTable('article_topic').set({ shownAt: shown_at }).where('article', '=', id));
}

/** Writes the post that opens the discussion of an article, or brings it up to date. */
export async function openDiscussion(
  unit: UnitOfWork,
  services: Pick<Services, 'subjects' | 'events' | 'tags' | 'clock'>,
  { id, summary, authorName: name }: ArticleState,
): Promise<void> {
  const body = { html: `<p>${escapeMarkup(summary)}</p>`, text: summary };
  const known = await unit.row(
    tables
      .updateTable('post')
      .set({ authorName: name, body: body.html, bodyNoHtml: body.text, bodyHash: bodyHash(body.text) })
      .where('kind', '=', ARTICLE)
      .where('entityId', '=', id)
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
