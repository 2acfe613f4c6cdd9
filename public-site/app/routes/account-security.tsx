import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { Security } from '../features/accounts/security.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => ({ account: await requireAccount(input) }));

export function Component() {
  const { account } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Bảo mật" noindex />
      <AccountPage title="Bảo mật" lead="Mật khẩu, xác thực hai lớp và các cách đăng nhập của bạn.">
        <Security account={account} />
      </AccountPage>
    </>
  );
}
