import { useLoaderData } from 'react-router';
import { DiseasePage } from '../features/library/disease-page.tsx';
import { loadDoctors } from '../features/library/load-doctors.ts';
import { idFromSlug, requireAddress } from '../loading/detail-address.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(async input => {
  const { api, params, url, signal } = input;
  const disease = await api.get('/api/v1/disease/:id/', { params: { id: idFromSlug(params.slugId) }, signal });
  requireAddress(url, disease.absolute_url);
  return { disease, doctors: await loadDoctors(input, disease.specialities) };
});

export function Component() {
  const { disease, doctors } = useLoaderData<typeof loader>();
  return <DiseasePage key={disease.id} disease={disease} doctors={doctors} />;
}
