import { useActionData } from 'react-router';
import { logOut } from '../features/accounts/log-out.ts';
import { LogoutPage } from '../features/accounts/logout-page.tsx';
import { pageAction } from '../forms/page-action.ts';
import { Seo } from '../seo/seo.tsx';

export const action = pageAction(logOut);

export function Component() {
  // An action that succeeded leads elsewhere.
  const hasFailed = useActionData<typeof action>() !== undefined;
  return (
    <>
      <Seo title="Đăng xuất" noindex />
      <LogoutPage hasFailed={hasFailed} />
    </>
  );
}
