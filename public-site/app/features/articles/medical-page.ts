import type { ArticleDetail, ArticlePerson } from '@antam/server/features/articles/contract.ts';
import type { JsonLdData } from '../../seo/json-ld.tsx';
import { recordIri } from '../../seo/record-iri.ts';

const SITE = 'An Tâm';

/** An article as search engines read pages about health: with who checked it, and when. */
export function medicalPage(article: ArticleDetail, origin: string): JsonLdData {
  const { id, title, summary, absolute_url, author, reviewer, reviewed_on, published_at, updated_at, topics } = article;
  return {
    '@type': 'MedicalWebPage',
    '@id': recordIri(origin, 'article', id),
    url: origin + absolute_url,
    name: title,
    headline: title,
    description: summary,
    inLanguage: 'vi',
    datePublished: published_at,
    dateModified: updated_at,
    ...(article.picture === null ? {} : { image: origin + article.picture }),
    about: topics.map(({ name }) => ({ '@type': 'Thing', name })),
    author: author.absolute_url === null ? { '@type': 'Organization', name: author.name } : personOf(author, origin),
    publisher: { '@type': 'Organization', name: SITE, url: `${origin}/` },
    ...(reviewer ? { reviewedBy: personOf(reviewer, origin) } : {}),
    ...(reviewer && reviewed_on !== null ? { lastReviewed: reviewed_on } : {}),
  };
}

const personOf = ({ name, absolute_url, label }: ArticlePerson, origin: string) => ({
  '@type': 'Person',
  name,
  ...(label === '' ? {} : { jobTitle: label }),
  ...(absolute_url === null ? {} : { url: origin + absolute_url }),
});
