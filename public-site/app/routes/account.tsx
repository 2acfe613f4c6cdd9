import { useLoaderData } from 'react-router';
import { accountForms } from '../features/accounts/account-forms.ts';
import { AccountOverview } from '../features/accounts/account-overview.tsx';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => ({
  account: await requireAccount(input),
  forms: accountForms(input.form, input.url),
}));

export function Component() {
  const { account, forms } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Tài khoản" noindex />
      <AccountPage title={`Chào ${account.name}`} lead="Thông tin của bạn và những gì bạn đã giữ lại ở An Tâm.">
        <AccountOverview account={account} forms={forms} />
      </AccountPage>
    </>
  );
}
