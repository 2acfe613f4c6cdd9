import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import { useLoaderData } from 'react-router';
import { foundTerms } from '../features/taxonomy/found-terms.ts';
import { TermIndex } from '../features/taxonomy/term-index.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => {
  const { api, signal } = input;
  const [{ items }, found] = await Promise.all([
    api.get('/api/v1/speciality/', { signal }),
    foundTerms(input, 'speciality_index'),
  ]);
  return { items, found };
});

export function Component() {
  const { items, found } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo
        title="Chuyên khoa"
        description="Tất cả chuyên khoa trên An Tâm, với bác sĩ và cơ sở y tế của từng chuyên khoa."
        path={specialityPages.list()}
      />
      <TermIndex
        terms={items}
        found={found}
        title="Chuyên khoa"
        lead="Chọn chuyên khoa để xem bác sĩ và cơ sở y tế phù hợp gần bạn."
        noun="chuyên khoa"
        icons
      />
    </>
  );
}
