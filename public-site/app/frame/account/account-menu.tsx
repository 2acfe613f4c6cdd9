import { use } from 'react';
import { useRootData } from '../../loading/root-data.ts';
import styles from './account-menu.module.css';
import { AccountTrigger } from './account-trigger.tsx';
import { ViewerPartsContext } from './viewer-parts.ts';

/** The end of the header: the link to log in, or the menu of the account that is logged in. */
export function AccountMenu() {
  const viewer = useRootData()?.viewer ?? null;
  const parts = use(ViewerPartsContext);
  if (viewer !== null && parts !== null) return <parts.HeaderMenu viewer={viewer} />;
  return (
    <AccountTrigger tab="login" className={styles.login}>
      Đăng nhập
    </AccountTrigger>
  );
}
