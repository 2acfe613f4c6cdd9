import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Viewer } from '../../loading/viewer.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { accountLinks } from './account-links.ts';
import styles from './account-menu.module.css';
import { LogoutForm } from './logout-form.tsx';

/** The header's menu of the account that is logged in. */
export function ViewerMenu({ viewer }: { viewer: Viewer }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu.
  useEffect(() => close(menu.current), [key]);
  useEffect(() => {
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close(menu.current);
    };
    document.addEventListener('click', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('click', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, []);

  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        close(menu.current);
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.summary}>
        <Avatar name={viewer.name} size={36} />
        <span className="visually-hidden">Tài khoản của {viewer.name}</span>
        <ChevronDown size={18} aria-hidden />
      </summary>
      <div className={styles.panel}>
        <p className={styles.who}>
          <strong>{viewer.name}</strong>
          <span className="note">{viewer.email}</span>
        </p>
        <ul className={styles.links}>
          {accountLinks(viewer).map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <a href={to} className={styles.item}>
                <Icon size={20} aria-hidden />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <LogoutForm className={styles.item} />
      </div>
    </details>
  );
}

function close(menu: HTMLDetailsElement | null): void {
  if (menu) menu.open = false;
}
