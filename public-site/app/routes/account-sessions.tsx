import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { endedBefore, endSessions } from '../features/accounts/session-action.ts';
import { Sessions } from '../features/accounts/sessions.tsx';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => {
  await requireAccount(input);
  const { api, signal, url } = input;
  const sessions = await api.get('/api/v1/account/session/', { signal });
  return { sessions, done: endedBefore(url) };
});

export const action = pageAction(endSessions);

export function Component() {
  const { sessions, done } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Phiên đăng nhập" noindex />
      <AccountPage
        title="Phiên đăng nhập"
        lead="Những trình duyệt đang đăng nhập tài khoản của bạn. Nếu thấy thiết bị lạ, hãy đăng xuất thiết bị đó và đổi mật khẩu."
      >
        <Sessions sessions={sessions} done={done} />
      </AccountPage>
    </>
  );
}
