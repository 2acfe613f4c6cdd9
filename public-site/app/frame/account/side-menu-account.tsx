import { LogIn, UserPlus } from 'lucide-react';
import { use } from 'react';
import { useRootData } from '../../loading/root-data.ts';
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
      <AccountTrigger tab="login" className={link} onOpen={onLeave}>
        <LogIn size={20} aria-hidden />
        Đăng nhập
      </AccountTrigger>
      <AccountTrigger tab="signup" className={link} onOpen={onLeave}>
        <UserPlus size={20} aria-hidden />
        Đăng ký
      </AccountTrigger>
    </div>
  );
}
