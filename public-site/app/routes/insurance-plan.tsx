import { useLoaderData } from 'react-router';
import { joinedQuery, requireJoined } from '../features/insurance/joined-query.ts';
import { PlanPage } from '../features/insurance/plan-page.tsx';
import { idFromSlug, requireAddress } from '../loading/detail-address.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(async ({ api, params, url, signal }) => {
  const id = idFromSlug(params.slugId);
  const { age, package: code, benefits, family } = joinedQuery(url.searchParams);
  const query = { age, package: code, benefits, family };
  const { benefits: _, ...plan } = await api.get('/api/v1/insurance-plan/:id/', { params: { id }, query, signal });
  requireAddress(url, plan.absolute_url);
  requireJoined(url);
  return plan;
});

export function Component() {
  const plan = useLoaderData<typeof loader>();
  return <PlanPage key={plan.id} plan={plan} />;
}
