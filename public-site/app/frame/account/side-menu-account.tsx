import { LogIn, UserPlus } from 'lucide-react';
import { useRootData } from '../../loading/root-data.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { accountLinks } from './account-links.ts';
import { AccountTrigger } from './account-trigger.tsx';
import { LogoutForm } from './logout-form.tsx';
import styles from './side-menu-account.module.css';

/** The side menu's part about the account. `link` is the look of the menu's links. */
export function SideMenuAccount({ link, onLeave }: { link: string | undefined; onLeave: () => void }) {
  const viewer = useRootData()?.viewer ?? null;
  if (viewer === null) {
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
  return (
    <div className={styles.account}>
      <p className={styles.who}>
        <Avatar name={viewer.name} size={40} />
        <span>
          <strong>{viewer.name}</strong>
          <span className={styles.email}>{viewer.email}</span>
        </span>
      </p>
      {accountLinks(viewer).map(({ to, label, icon: Icon }) => (
        <a key={to} href={to} className={link}>
          <Icon size={20} aria-hidden />
          {label}
        </a>
      ))}
      <LogoutForm className={[link, styles.logout].join(' ')} />
    </div>
  );
}
