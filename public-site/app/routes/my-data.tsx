import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { redirect, useLoaderData } from 'react-router';
import { ApiProblem } from '../api/problem.ts';
import { accountAddress } from '../features/accounts/account-address.ts';
import { DeletionCard } from '../features/privacy/deletion-card.tsx';
import { ExportCard } from '../features/privacy/export-card.tsx';
import styles from '../features/privacy/my-data.module.css';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';

const PATH = '/tai-khoan/du-lieu/';

export const loader = pageLoader(async ({ api, form, signal }) => {
  try {
    return { account: await api.get<AccountAnswer>('account/', { signal }), form };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401)
      throw redirect(accountAddress({ tab: 'login', next: PATH }));
    throw error;
  }
});

export function Component() {
  const { account, form } = useLoaderData<typeof loader>();
  return (
    <div className={`container ${styles.page}`}>
      <Seo title="Dữ liệu của tôi" path={PATH} noindex />
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', to: '/' },
          { label: 'Tài khoản', to: '/tai-khoan/' },
          { label: 'Dữ liệu của tôi' },
        ]}
      />
      <h1>Dữ liệu của tôi</h1>
      <p className={styles.lead}>
        Bạn xem được mọi điều An Tâm đang lưu về mình và có thể yêu cầu xoá bất cứ lúc nào. Những gì trình duyệt lưu
        được kể ở trang <a href="/quyen-rieng-tu/">Quyền riêng tư</a>.
      </p>
      <ExportCard />
      <DeletionCard account={account} form={form} />
    </div>
  );
}
