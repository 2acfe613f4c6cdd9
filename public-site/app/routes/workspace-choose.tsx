import { redirect, useLoaderData } from 'react-router';
import { requireAccount } from '../features/accounts/require-account.ts';
import { ChooseWorkspace } from '../features/workspace/choose-workspace.tsx';
import { workspaceHome } from '../features/workspace/workspace-tabs.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';
import titled from '../styles/titled-page.module.css';

export const loader = pageLoader(async input => {
  const account = await requireAccount(input);
  const [only, ...others] = account.pages;
  if (only && others.length === 0) throw redirect(workspaceHome(only));
  return account;
});

export function Component() {
  const account = useLoaderData<typeof loader>();
  return (
    <div className={`container ${titled.page}`}>
      <Seo title="Trang quản lý" noindex />
      <h1>Trang quản lý</h1>
      {account.pages.length > 0 && <p className={titled.lead}>Bạn muốn quản lý trang nào?</p>}
      <ChooseWorkspace account={account} />
    </div>
  );
}
