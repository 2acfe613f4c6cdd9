import { useLoaderData } from 'react-router';
import { ComplaintPage } from '../features/library/complaint-page.tsx';
import { loadDoctors } from '../features/library/load-doctors.ts';
import { loadOpenPlaces } from '../features/library/load-open-places.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(async input => {
  const { api, params, signal } = input;
  const { slug = '' } = params;
  const complaint = await api.get('/api/v1/complaint/page/:slug/', { params: { slug }, signal });
  const [places, doctors] = await Promise.all([
    loadOpenPlaces(input, complaint.specialities),
    loadDoctors(input, complaint.specialities),
  ]);
  return { complaint, places, doctors };
});

export function Component() {
  const { complaint, places, doctors } = useLoaderData<typeof loader>();
  return <ComplaintPage key={complaint.slug} complaint={complaint} places={places} doctors={doctors} />;
}
