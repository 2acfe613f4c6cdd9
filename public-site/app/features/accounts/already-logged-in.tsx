import { accountPages } from '@antam/server/features/accounts/pages.ts';
import { useRootData } from '../../loading/root-data.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './form/form.module.css';

/** Shown at login and signup to a visitor who is logged in already. */
export function AlreadyLoggedIn() {
  const viewer = useRootData()?.viewer;
  if (!viewer) return null;
  return (
    <div className={styles.before}>
      <Notice title={`Bạn đang đăng nhập với tên ${viewer.name}`}>
        <a href={accountPages.overview()}>Đến tài khoản của bạn</a>, hoặc đăng nhập bằng tài khoản khác dưới đây.
      </Notice>
    </div>
  );
}
