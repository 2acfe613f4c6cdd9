import type { ArticleDetail } from '@antam/server/features/articles/contract.ts';
import { breadcrumbList, type Crumb } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { truncate } from '../../ui/text/truncate.ts';
import { medicalPage } from './medical-page.ts';

/** What search engines read of an article. */
export function ArticleSeo({ article, crumbs }: { article: ArticleDetail; crumbs: readonly Crumb[] }) {
  const origin = useOrigin();
  const { title, summary, absolute_url, page, picture } = article;
  return (
    <>
      <Seo
        title={page > 1 ? `${title}, trang ${page}` : title}
        description={truncate(summary, 150)}
        path={page > 1 ? `${absolute_url}?page=${page}` : absolute_url}
        image={picture}
        type="article"
      />
      <JsonLd data={medicalPage(article, origin)} />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
    </>
  );
}
