import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { OwnVisits } from '../features/bookings/own-visits.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => {
  await requireAccount(input);
  const { items } = await input.api.get('/api/v1/booking/', { signal: input.signal });
  return { items, now: Date.now() };
});

export function Component() {
  const { items, now } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Lịch hẹn của tôi" noindex />
      <AccountPage title="Lịch hẹn của tôi" lead="Những lần khám bạn đã đặt: xem lại, đổi giờ hoặc huỷ.">
        <OwnVisits items={items} now={now} />
      </AccountPage>
    </>
  );
}
