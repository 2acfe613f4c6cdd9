import type { ThreadDetail } from '@antam/server/features/forum/contract.ts';
import { breadcrumbList, type Crumb } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { truncate } from '../../ui/text/truncate.ts';
import { questionPage } from './question-page-data.ts';

/** What search engines read of a question. */
export function ThreadSeo({ thread, crumbs }: { thread: ThreadDetail; crumbs: readonly Crumb[] }) {
  const origin = useOrigin();
  const { title, question, absolute_url, page } = thread;
  return (
    <>
      <Seo
        title={page > 1 ? `${title}, trang ${page}` : title}
        description={truncate(question.body_no_html, 150)}
        path={page > 1 ? `${absolute_url}?page=${page}` : absolute_url}
        type="article"
      />
      <JsonLd data={questionPage(thread, origin)} />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
    </>
  );
}
