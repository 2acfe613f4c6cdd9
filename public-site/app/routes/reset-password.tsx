import { useLoaderData } from 'react-router';
import { Claimed } from '../features/accounts/claimed.tsx';
import { EntryPage } from '../features/accounts/entry-page.tsx';
import { ENTRY_POINTS } from '../features/accounts/entry-points.ts';
import styles from '../features/accounts/form/form.module.css';
import { resetPassword } from '../features/accounts/password-actions.ts';
import { ResetForm } from '../features/accounts/reset-form.tsx';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { Seo } from '../seo/seo.tsx';
import { Notice } from '../ui/notice/notice.tsx';

export const loader = pageLoader(async ({ url }) => ({
  address: url.pathname + url.search,
  isConfirmed: url.searchParams.get('tu') === 'xac-thuc',
}));

export const action = pageAction(resetPassword);

export function Component() {
  const { address, isConfirmed } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title="Đặt mật khẩu mới" noindex />
      <EntryPage
        title="Đặt mật khẩu mới"
        lead="Chọn mật khẩu mới cho tài khoản An Tâm của bạn."
        aside={ENTRY_POINTS.password}
      >
        {isConfirmed && (
          <div className={`${styles.before} ${styles.message}`}>
            <Notice tone="good" title="Xác thực email thành công!" />
            <Claimed />
          </div>
        )}
        <ResetForm action={address} />
      </EntryPage>
    </>
  );
}
