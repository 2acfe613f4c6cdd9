import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { secondFactorTask } from '../features/accounts/second-factor-address.ts';
import { Security } from '../features/accounts/security.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => ({
  account: await requireAccount(input),
  form: input.form,
  task: secondFactorTask(input.url),
  isRemoved: input.url.searchParams.get('done') === 'tat',
}));

export function Component() {
  const { account, form, task, isRemoved } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Bảo mật" noindex />
      <AccountPage title="Bảo mật" lead="Mật khẩu, xác thực hai lớp và các cách đăng nhập của bạn.">
        <Security account={account} form={form} task={task} isRemoved={isRemoved} />
      </AccountPage>
    </>
  );
}
