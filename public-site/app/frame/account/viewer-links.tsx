import type { Viewer } from '../../loading/viewer.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { accountLinks } from './account-links.ts';
import { LogoutForm } from './logout-form.tsx';
import styles from './side-menu-account.module.css';

/** The side menu's part about the account that is logged in. `link` is the look of the menu's links. */
export function ViewerLinks({ viewer, link }: { viewer: Viewer; link: string | undefined }) {
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
