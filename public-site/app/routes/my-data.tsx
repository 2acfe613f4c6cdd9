import { useLoaderData } from 'react-router';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { requireAccount } from '../features/accounts/require-account.ts';
import { dataForms } from '../features/privacy/data-address.ts';
import { DeletionCard } from '../features/privacy/deletion-card.tsx';
import { ExportCard } from '../features/privacy/export-card.tsx';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';

export const loader = pageLoader(async input => ({
  account: await requireAccount(input),
  ...dataForms(input.form, input.url),
}));

export function Component() {
  const { account, exportForm, deletionForm } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Dữ liệu của tôi" noindex />
      <AccountPage
        title="Dữ liệu của tôi"
        lead="Bạn xem được mọi điều An Tâm đang lưu về mình và có thể yêu cầu xoá bất cứ lúc nào."
      >
        <ExportCard account={account} form={exportForm} />
        <DeletionCard account={account} form={deletionForm} />
        <p className="muted small">
          Những gì trình duyệt lưu được kể ở trang <a href="/quyen-rieng-tu/">Quyền riêng tư</a>.
        </p>
      </AccountPage>
    </>
  );
}
