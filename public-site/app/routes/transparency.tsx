import { transparencyPage } from '@antam/server/features/reviews/pages.ts';
import { useLoaderData } from 'react-router';
import { RemovedList } from '../features/reviews/removed-list.tsx';
import { ScoreRules } from '../features/reviews/score-rules.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';
import titled from '../styles/titled-page.module.css';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';

export const loader = pageLoader(({ api, url, signal }) => {
  const page = url.searchParams.get('page');
  return api.get('/api/v1/removed-review/', { query: page === null ? {} : { page }, signal });
});

export function Component() {
  const removed = useLoaderData<typeof loader>();
  return (
    <div className={`container ${titled.page}`}>
      <Seo
        title="Minh bạch"
        description="Điểm trên An Tâm được tính thế nào, ai được viết nhận xét, và những nhận xét nào đã bị gỡ, vì sao."
        path={transparencyPage(removed.page > 1 ? { page: removed.page } : {})}
      />
      <Breadcrumbs items={[{ label: 'Trang chủ', to: '/' }, { label: 'Minh bạch' }]} />
      <h1>Minh bạch</h1>
      <p className={titled.lead}>Điểm và nhận xét trên An Tâm đến từ đâu, ai xem trước khi hiện, và điều gì bị gỡ.</p>
      <ScoreRules />
      <RemovedList removed={removed} />
    </div>
  );
}
