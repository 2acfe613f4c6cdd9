import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { drawn } from '../../ui/drawn/drawn.ts';
import { SideMenuAccount } from '../account/side-menu-account.tsx';
import { isWithin, navigation } from '../navigation.ts';
import { HomeProvinceSelector } from '../province/home-province-selector.tsx';
import { SupportContact } from '../support-contact.tsx';
import styles from './side-menu.module.css';

type SideMenuProps = { isOpen: boolean; onToggle: () => void };

/**
 * The menu that slides in beside the page. The element itself is the background: a click on it closes the menu, one
 * inside the panel does not. Without script the trigger's link opens it (`:target`).
 */
export function SideMenu({ isOpen, onToggle }: SideMenuProps) {
  const { pathname } = useLocation();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    panel.current?.querySelector('a')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onToggle();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, onToggle]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the menu for the keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: the background is no control of its own.
    <div
      id="side-menu"
      className={clsx(styles.background, isOpen && 'active')}
      onClick={event => event.target === event.currentTarget && onToggle()}
    >
      <nav ref={panel} className={styles.panel} aria-label="Menu">
        <ul className={styles.links}>
          {navigation.map(({ to, label, icon }) => (
            <li key={to}>
              <a
                href={to}
                className={clsx(drawn(icon), styles.link)}
                aria-current={isWithin(pathname, to) ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <SideMenuAccount link={styles.link} onLeave={onToggle} />
        <div className={styles.section}>
          <p className={styles.heading}>Khu vực của bạn</p>
          <HomeProvinceSelector />
        </div>
        <div className={styles.section}>
          <p className={styles.heading}>Hỗ trợ</p>
          <p className={styles.support}>
            <SupportContact />
          </p>
        </div>
        <a className={styles.close} href="#main" data-jump>
          Đóng menu
        </a>
      </nav>
    </div>
  );
}
