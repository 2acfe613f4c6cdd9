import { privacyPages } from '@antam/server/features/privacy/pages.ts';
import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { changeData } from '../features/privacy/data-action.ts';
import { DeletionCard } from '../features/privacy/deletion-card.tsx';
import { ExportCard } from '../features/privacy/export-card.tsx';
import { loadVisitsToEnd } from '../features/privacy/visits-to-end.tsx';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => {
  const account = await requireAccount(input);
  return { account, visits: await loadVisitsToEnd(input) };
});

export const action = pageAction(changeData);

export function Component() {
  const { account, visits } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Dữ liệu của tôi" noindex />
      <AccountPage
        title="Dữ liệu của tôi"
        lead="Bạn xem được mọi điều An Tâm đang lưu về mình và có thể yêu cầu xoá bất cứ lúc nào."
      >
        <ExportCard account={account} />
        <DeletionCard account={account} visits={visits} />
        <p className="muted small">
          Những gì trình duyệt lưu được kể ở trang <a href={privacyPages.policy()}>Quyền riêng tư</a>.
        </p>
      </AccountPage>
    </>
  );
}
