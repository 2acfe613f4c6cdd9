import { redirect, useLoaderData } from 'react-router';
import { requireAccount } from '../features/accounts/require-account.ts';
import { ChooseWorkspace } from '../features/workspace/choose-workspace.tsx';
import { workspaceHome } from '../features/workspace/workspace-tabs.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => {
  const account = await requireAccount(input);
  const [only, ...others] = account.pages;
  if (only && others.length === 0) throw redirect(workspaceHome(only));
  return account;
});

export function Component() {
  const account = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Trang quản lý" noindex />
      <ChooseWorkspace account={account} />
    </>
  );
}
