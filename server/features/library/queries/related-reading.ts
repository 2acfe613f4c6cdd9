import type { Services } from '../../../platform/services.ts';
import { ARTICLE } from '../../articles/article-tags.ts';
import { articleCards, shownArticles } from '../../articles/queries/article-cards.ts';
import { walkArticles } from '../../articles/queries/walk-articles.ts';
import { relatedThreads } from '../../forum/queries/similar-threads.ts';
import type { LibraryDetail } from '../contract.ts';

const ARTICLES = 3;

interface Subject {
  readonly name: string;
  /** Id of its main speciality; null where it has none. */
  readonly speciality: number | null;
}

/** What to read about a record: articles and questions that name it, then the newest of its speciality. */
export async function relatedReading(
  services: Pick<Services, 'db' | 'search'>,
  { name, speciality }: Subject,
): Promise<Pick<LibraryDetail, 'articles' | 'threads'>> {
  const [articles, threads] = await Promise.all([
    relatedArticles(services, { name, speciality }),
    // No thread has this id.
    relatedThreads(services, { id: 0, name, speciality: speciality }),
  ]);
  return { articles, threads };
}

async function relatedArticles(
  services: Pick<Services, 'db' | 'search'>,
  { name, speciality }: Subject,
): Promise<LibraryDetail['articles']> {
  const [found, newest] = await Promise.all([
    services.search.match({ kind: ARTICLE, query: name, limit: ARTICLES }),
    speciality === null ? [] : walkArticles(services, { topic: speciality, limit: ARTICLES }),
  ]);
  // What only looks like the name says nothing about it.
  const ids = found.similar ? [] : found.items.map(({ entityId }) => entityId);
  const named = await shownArticles(services, ids);
  const rows = new Map([...named, ...newest].map(row => [row.id, row]));
  return articleCards(services, [...rows.values()].slice(0, ARTICLES));
}
