import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { ChangePassword } from '../features/accounts/change-password.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => ({
  account: await requireAccount(input),
  form: input.form,
  action: input.url.pathname + input.url.search,
  isDone: input.url.searchParams.has('done'),
}));

export function Component() {
  const { account, form, action, isDone } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Đổi mật khẩu" noindex />
      <AccountPage title="Đổi mật khẩu" lead="Đổi xong, các máy khác đang đăng nhập sẽ bị đăng xuất.">
        <ChangePassword account={account} form={form} action={action} isDone={isDone} />
      </AccountPage>
    </>
  );
}
