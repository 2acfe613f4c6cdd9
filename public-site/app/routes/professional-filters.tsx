import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { useLoaderData } from 'react-router';
import { FilterPage } from '../features/listing/filter-page.tsx';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(async ({ api, url, signal }) => {
  const query = { ...Object.fromEntries(url.searchParams), include: 'filters', page_size: 1 };
  const { items: _, ...meta } = await api.get('/api/v1/professional/', { query, signal });
  return meta;
});

export function Component() {
  return (
    <FilterPage meta={useLoaderData<typeof loader>()} noun="bác sĩ" name="Bác sĩ" listPath={professionalPages.list()} />
  );
}
