import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import { useLoaderData } from 'react-router';
import { SpecialityDiseases } from '../features/library/speciality-diseases.tsx';
import { LandingPage } from '../features/taxonomy/landing-page.tsx';
import { loadLanding } from '../features/taxonomy/load-landing.ts';
import { pageLoader } from '../loading/page-loader.ts';

/** As many as a page shows. */
const DISEASES = 6;

export const loader = pageLoader(async input => {
  const { api, params, signal } = input;
  const [landing, { count, items }] = await Promise.all([
    loadLanding(input, 'speciality'),
    api.get('/api/v1/disease/', { query: { speciality: params.slug ?? '', page_size: DISEASES }, signal }),
  ]);
  return { landing, diseases: { count, items } };
});

export function Component() {
  const { landing, diseases } = useLoaderData<typeof loader>();
  return (
    <LandingPage landing={landing} indexName="Chuyên khoa" indexPath={specialityPages.list()}>
      <SpecialityDiseases speciality={landing.term} {...diseases} />
    </LandingPage>
  );
}
