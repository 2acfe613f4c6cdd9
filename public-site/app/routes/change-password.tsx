import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { ChangePassword } from '../features/accounts/change-password.tsx';
import { changePassword } from '../features/accounts/password-actions.ts';
import { requireAccount } from '../features/accounts/require-account.ts';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => ({
  account: await requireAccount(input),
  address: input.url.pathname + input.url.search,
  isDone: input.url.searchParams.has('done'),
}));

export const action = pageAction(changePassword);

export function Component() {
  const { account, address, isDone } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Đổi mật khẩu" noindex />
      <AccountPage title="Đổi mật khẩu" lead="Đổi xong, các thiết bị khác đang đăng nhập sẽ bị đăng xuất.">
        <ChangePassword account={account} action={address} isDone={isDone} />
      </AccountPage>
    </>
  );
}
