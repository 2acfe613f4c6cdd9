import { forumPages } from '@antam/server/features/forum/pages.ts';
import { useLoaderData } from 'react-router';
import { ActivityPage } from '../features/forum/activity-page.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(({ api, url, signal }) => {
  const after = url.searchParams.get('after');
  return api.get('/api/v1/thread/activity/', { query: after === null ? {} : { after }, signal });
});

export function Component() {
  return (
    <>
      <Seo
        title="Hoạt động hỏi đáp"
        description="Những câu hỏi và câu trả lời mới nhất của mục Hỏi bác sĩ."
        path={forumPages.activity()}
        noindex
      />
      <ActivityPage activity={useLoaderData<typeof loader>()} />
    </>
  );
}
