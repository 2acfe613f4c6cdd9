import type { LibraryDetail } from '@antam/server/features/library/contract.ts';
import type { JsonLdData } from '../../seo/json-ld.tsx';
import { recordIri } from '../../seo/record-iri.ts';

type CheckedPage = Pick<LibraryDetail, 'author' | 'reviewer' | 'reviewed_on' | 'published_at' | 'updated_at'> & {
  kind: 'disease' | 'drug';
  id: number;
  name: string;
  summary: string;
  absolute_url: string;
  /** What it is about, as structured data. */
  about: JsonLdData;
};

/** A page of the library as search engines read pages about health: with who checked it, and when. */
export function checkedPage(page: CheckedPage, origin: string): JsonLdData {
  const { kind, id, name, summary, absolute_url, author, reviewer, reviewed_on, published_at, updated_at, about } =
    page;
  const url = origin + absolute_url;
  return {
    '@type': 'MedicalWebPage',
    '@id': recordIri(origin, kind, id),
    url,
    name,
    description: summary,
    inLanguage: 'vi',
    about,
    datePublished: published_at,
    dateModified: updated_at,
    author: { '@type': author.absolute_url === null ? 'Organization' : 'Person', name: author.name },
    ...(reviewer ? { reviewedBy: { '@type': 'Person', name: reviewer.name } } : {}),
    ...(reviewer && reviewed_on !== null ? { lastReviewed: reviewed_on } : {}),
  };
}
