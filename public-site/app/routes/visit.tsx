import { useLoaderData } from 'react-router';
import { changeVisit } from '../features/bookings/change-visit.ts';
import { loadVisit } from '../features/bookings/load-visit.ts';
import { VisitPage } from '../features/bookings/visit-page.tsx';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(loadVisit);

export const action = pageAction(changeVisit);

export function Component() {
  return <VisitPage data={useLoaderData<typeof loader>()} />;
}
