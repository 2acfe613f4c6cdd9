import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { LogoutForm } from '../../frame/account/logout-form.tsx';
import { useRootData } from '../../loading/root-data.ts';
import buttonStyles from '../../ui/button/button.module.css';
import { LinkButton } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './confirm-email.module.css';

/** What the address of the logout shows: nobody is logged out by following a link. */
export function LogoutPage({ hasFailed }: { hasFailed: boolean }) {
  const viewer = useRootData()?.viewer ?? null;
  if (viewer === null) {
    return (
      <section className={`container ${styles.state}`}>
        <h1 className={styles.title}>Bạn đã đăng xuất</h1>
        <p>Thiết bị này không còn giữ tên, email và số điện thoại bạn đã nhập.</p>
        <div className={styles.actions}>
          <LinkButton to={accountPages.login()}>Đăng nhập</LinkButton>
          <LinkButton to="/" variant="outline">
            Về trang chủ
          </LinkButton>
        </div>
      </section>
    );
  }
  return (
    <section className={`container ${styles.state}`}>
      <h1 className={styles.title}>Đăng xuất khỏi An Tâm?</h1>
      {hasFailed && (
        <Notice tone="bad" title="Chưa đăng xuất được" live>
          Bạn hãy thử lại.
        </Notice>
      )}
      <p>Bạn đang đăng nhập với tên {viewer.name}.</p>
      <div className={styles.actions}>
        <LogoutForm className={`${buttonStyles.button} ${buttonStyles.solid} ${buttonStyles.m}`} />
        <LinkButton to={accountPages.overview()} variant="outline">
          Ở lại
        </LinkButton>
      </div>
    </section>
  );
}
