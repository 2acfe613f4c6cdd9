import { useLoaderData } from 'react-router';
import { DrugPage } from '../features/library/drug-page.tsx';
import { loadDoctors } from '../features/library/load-doctors.ts';
import { idFromSlug, requireAddress } from '../loading/detail-address.ts';
import { pageLoader } from '../loading/page-loader.ts';

/** As many as a page shows. */
const DISEASES = 12;

export const loader = pageLoader(async input => {
  const { api, params, url, signal } = input;
  const id = idFromSlug(params.slugId);
  const drug = await api.get('/api/v1/drug/:id/', { params: { id }, signal });
  requireAddress(url, drug.absolute_url);
  const [{ items }, doctors] = await Promise.all([
    api.get('/api/v1/disease/', { query: { drug: id, page_size: DISEASES }, signal }),
    loadDoctors(input, drug.specialities),
  ]);
  return { drug, diseases: items, doctors };
});

export function Component() {
  const { drug, diseases, doctors } = useLoaderData<typeof loader>();
  return <DrugPage key={drug.id} drug={drug} diseases={diseases} doctors={doctors} />;
}
