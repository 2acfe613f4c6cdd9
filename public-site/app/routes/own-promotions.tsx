import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { OwnClaims } from '../features/promotions/own-claims.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => {
  await requireAccount(input);
  return input.api.get('/api/v1/promotion-claim/', { signal: input.signal });
});

export function Component() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Ưu đãi của tôi" noindex />
      <AccountPage title="Ưu đãi của tôi" lead="Mã bạn đã nhận. Mỗi mã dùng một lần, tại nơi ghi trên mã.">
        <OwnClaims claims={items} />
      </AccountPage>
    </>
  );
}
