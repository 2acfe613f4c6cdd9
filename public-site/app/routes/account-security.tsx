import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { changeSecondFactor } from '../features/accounts/second-factor-action.ts';
import { secondFactorTask } from '../features/accounts/second-factor-address.ts';
import { Security } from '../features/accounts/security.tsx';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => ({
  account: await requireAccount(input),
  task: secondFactorTask(input.url),
  isRemoved: input.url.searchParams.get('done') === 'tat',
}));

export const action = pageAction(changeSecondFactor);

export function Component() {
  const { account, task, isRemoved } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Bảo mật" noindex />
      <AccountPage title="Bảo mật" lead="Mật khẩu, xác thực hai lớp và các cách đăng nhập của bạn.">
        <Security account={account} task={task} isRemoved={isRemoved} />
      </AccountPage>
    </>
  );
}
