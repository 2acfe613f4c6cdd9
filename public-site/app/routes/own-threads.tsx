import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { namedTab } from '../features/forum/own-tabs.ts';
import { OwnThreadsPage } from '../features/forum/own-threads-page.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => {
  await requireAccount(input);
  const tab = namedTab(input.url.searchParams.get('tab'));
  return input.api.get('/api/v1/account/thread/', { query: { tab }, signal: input.signal });
});

export function Component() {
  const own = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Hỏi đáp của tôi" noindex />
      <AccountPage title="Hỏi đáp của tôi" lead="Câu hỏi, trả lời và những gì bạn theo dõi.">
        <OwnThreadsPage own={own} />
      </AccountPage>
    </>
  );
}
