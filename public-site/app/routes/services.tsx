import { servicePages } from '@antam/server/features/taxonomy/pages.ts';
import { useLoaderData } from 'react-router';
import { foundTerms } from '../features/taxonomy/found-terms.ts';
import { TermIndex } from '../features/taxonomy/term-index.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => {
  const { api, signal } = input;
  const [{ items }, found] = await Promise.all([
    api.get('/api/v1/service/', { signal }),
    foundTerms(input, 'service_index'),
  ]);
  return { items, found };
});

export function Component() {
  const { items, found } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo
        title="Dịch vụ y tế"
        description="Các dịch vụ khám chữa bệnh trên An Tâm: nơi thực hiện, bác sĩ và giá tham khảo."
        path={servicePages.list()}
      />
      <TermIndex
        terms={items}
        found={found}
        title="Dịch vụ y tế"
        lead="Tìm nơi thực hiện và bác sĩ của từng dịch vụ, kèm giá tham khảo khi cơ sở công bố."
        noun="dịch vụ"
      />
    </>
  );
}
