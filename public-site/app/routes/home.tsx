import { searchPage } from '@antam/server/features/search/pages.ts';
import { useLoaderData } from 'react-router';
import { HomeHero } from '../features/home/home-hero.tsx';
import { HomeSections } from '../features/home/home-sections.tsx';
import { loadHome } from '../features/home/load-home.ts';
import { pageLoader } from '../loading/page-loader.ts';
import type { PageHandle } from '../page-handle.ts';
import { JsonLd } from '../seo/json-ld.tsx';
import { Seo, useOrigin } from '../seo/seo.tsx';

export const loader = pageLoader(loadHome);

export const handle: PageHandle = { hasOwnProvinceSelector: true };

export function Component() {
  const home = useLoaderData<typeof loader>();
  const origin = useOrigin();
  return (
    <>
      <Seo
        title="An Tâm – Tìm bác sĩ và cơ sở y tế đáng tin cậy"
        description="Tìm bác sĩ, bệnh viện, phòng khám theo chuyên khoa và khu vực: trình độ, giá khám, giờ làm việc và đường đi, rõ ràng và miễn phí."
        path="/"
      />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: 'An Tâm',
          url: `${origin}/`,
          inLanguage: 'vi',
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}${searchPage()}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <HomeHero totals={home.totals} />
      <HomeSections home={home} />
    </>
  );
}
