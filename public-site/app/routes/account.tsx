import { useLoaderData } from 'react-router';
import { accountDone, changeAccount } from '../features/accounts/account-forms.ts';
import { AccountOverview } from '../features/accounts/account-overview.tsx';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => ({
  account: await requireAccount(input),
  done: accountDone(input.url),
}));

export const action = pageAction(changeAccount);

export function Component() {
  const { account, done } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Tài khoản" noindex />
      <AccountPage title={`Chào ${account.name}`} lead="Thông tin của bạn và những gì bạn đã ghi nhớ ở An Tâm.">
        <AccountOverview account={account} done={done} />
      </AccountPage>
    </>
  );
}
