import { diseasePages } from '@antam/server/features/diseases/pages.ts';
import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import { useLoaderData } from 'react-router';
import { DiseaseBlock } from '../features/library/disease-card.tsx';
import { LandingPage } from '../features/taxonomy/landing-page.tsx';
import { loadLanding } from '../features/taxonomy/load-landing.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { formatNumber } from '../ui/text/format-number.ts';

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
  const { slug, name } = landing.term;
  return (
    <LandingPage landing={landing} indexName="Chuyên khoa" indexPath={specialityPages.list()}>
      <DiseaseBlock
        title="Bệnh thường gặp"
        more={diseasePages.list({ speciality: slug })}
        moreLabel={`Xem ${formatNumber(diseases.count)} bệnh ${name}`}
        diseases={diseases.items}
      />
    </LandingPage>
  );
}
