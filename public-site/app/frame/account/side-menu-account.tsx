import { clsx } from 'clsx';
import { use } from 'react';
import { useRootData } from '../../loading/root-data.ts';
import { drawn } from '../../ui/drawn/drawn.ts';
import { AccountTrigger } from './account-trigger.tsx';
import styles from './side-menu-account.module.css';
import { ViewerPartsContext } from './viewer-parts.ts';

/** The side menu's part about the account. `link` is the look of the menu's links. */
export function SideMenuAccount({ link, onLeave }: { link: string | undefined; onLeave: () => void }) {
  const viewer = useRootData()?.viewer ?? null;
  const parts = use(ViewerPartsContext);
  if (viewer !== null && parts !== null) return <parts.SideMenuPart viewer={viewer} link={link} />;
  return (
    <div className={styles.entry}>
      <AccountTrigger tab="login" className={clsx(drawn('log-in'), link)} onOpen={onLeave}>
        Đăng nhập
      </AccountTrigger>
      <AccountTrigger tab="signup" className={clsx(drawn('sign-up'), link)} onOpen={onLeave}>
        Đăng ký
      </AccountTrigger>
    </div>
  );
}
