import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { namedTab, type OwnTab } from '../features/forum/own-tabs.ts';
import { OwnThreadsPage } from '../features/forum/own-threads-page.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => {
  await requireAccount(input);
  const load = async (tab: OwnTab) => ({
    tab,
    own: await input.api.get('/api/v1/account/thread/', { query: { tab }, signal: input.signal }),
  });
  const named = namedTab(input.url.searchParams.get('tab'));
  const shown = await load(named ?? 'asked');
  // Somebody waits for these.
  return named === undefined && shown.own.counts.need_answered > 0 ? load('need-answered') : shown;
});

export function Component() {
  const { own, tab } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Hỏi đáp của tôi" noindex />
      <AccountPage title="Hỏi đáp của tôi" lead="Câu hỏi, trả lời và những gì bạn theo dõi.">
        <OwnThreadsPage own={own} tab={tab} />
      </AccountPage>
    </>
  );
}
