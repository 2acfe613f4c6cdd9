import { servicePages } from '@antam/server/features/taxonomy/pages.ts';
import { useLoaderData } from 'react-router';
import { LandingPage } from '../features/taxonomy/landing-page.tsx';
import { loadLanding } from '../features/taxonomy/load-landing.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(input => loadLanding(input, 'service'));

export function Component() {
  return (
    <LandingPage landing={useLoaderData<typeof loader>()} indexName="Dịch vụ y tế" indexPath={servicePages.list()} />
  );
}
