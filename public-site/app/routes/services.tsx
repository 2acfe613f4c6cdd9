import { servicePages } from '@antam/server/features/taxonomy/pages.ts';
import { useLoaderData } from 'react-router';
import { TermIndex } from '../features/taxonomy/term-index.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(({ api, signal }) => api.get('/api/v1/service/', { signal }));

export function Component() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo
        title="Dịch vụ y tế"
        description="Các dịch vụ khám chữa bệnh trên An Tâm: nơi thực hiện, bác sĩ và giá tham khảo."
        path={servicePages.list()}
      />
      <TermIndex
        terms={items}
        title="Dịch vụ y tế"
        lead="Tìm nơi thực hiện và bác sĩ của từng dịch vụ, kèm giá tham khảo khi cơ sở công bố."
        noun="dịch vụ"
      />
    </>
  );
}
