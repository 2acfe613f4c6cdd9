import { searchPage } from '@antam/server/features/search/pages.ts';
import { clsx } from 'clsx';
import { Menu, Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AccountMenu } from '../account/account-menu.tsx';
import { Logo } from '../logo.tsx';
import { isWithin, navigation } from '../navigation.ts';
import { GeneralProvinceSelector } from '../province/general-province-selector.tsx';
import { HeaderSearch } from '../search/header-search.tsx';
import { usePageHandle } from '../use-page-handle.ts';
import styles from './header.module.css';
import { headerCollapse } from './header-collapse.ts';
import { Toggle } from './toggle.tsx';

type HeaderProps = { isMenuOpen: boolean; onToggleMenu: () => void };

/**
 * The bar on top of every page. On narrow screens the search box opens below it, marked `showing-search`. Where the page
 * brings a search of its own, the bar keeps the room of what it leaves out, so that nothing in it moves.
 */
export function Header({ isMenuOpen, onToggleMenu }: HeaderProps) {
  const [isSearching, setSearching] = useState(false);
  const { hasOwnProvinceSelector = false } = usePageHandle();
  const { pathname } = useLocation();
  useHeaderCollapse();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the search.
  useEffect(() => setSearching(false), [pathname]);

  return (
    <header
      className={clsx(styles.header, isSearching && 'showing-search', hasOwnProvinceSelector && styles.plain)}
      data-site-header
    >
      <div className={clsx('container', styles.bar)}>
        <a href="/" className={styles.brand}>
          <Logo size={36} />
          <span className={styles.name}>An Tâm</span>
        </a>
        <div className={styles.search} id="header-search">
          <HeaderSearch focused={isSearching} />
        </div>
        <nav className={styles.links} aria-label="Trang chính">
          {navigation.slice(0, 3).map(({ to, label }) => (
            <a key={to} href={to} className={styles.link} aria-current={isWithin(pathname, to) ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.province}>{!hasOwnProvinceSelector && <GeneralProvinceSelector />}</div>
        <Toggle
          className={styles.searchToggle}
          href={searchPage()}
          label="Tìm kiếm"
          controls="header-search"
          isOn={isSearching}
          onToggle={() => setSearching(!isSearching)}
        >
          {isSearching ? <X /> : <Search />}
        </Toggle>
        <AccountMenu />
        <Toggle href="#side-menu" label="Menu" controls="side-menu" isOn={isMenuOpen} onToggle={onToggleMenu}>
          {isMenuOpen ? <X /> : <Menu />}
        </Toggle>
      </div>
    </header>
  );
}

const MARK = 'header-collapsed';
/** By so much, in px, the browser itself may move what is read while the header changes its height. */
const ROUNDING = 1;

/** Marks the body while the visitor reads downwards, so that the header takes less of the screen. */
function useHeaderCollapse(): void {
  useEffect(() => {
    const header = document.querySelector<HTMLElement>('[data-site-header]');
    if (header === null) return;
    // The full height: once the mark is set, the header itself is lower.
    const height = header.offsetHeight;
    let last = window.scrollY;
    const onScroll = () => {
      if (Math.abs(window.scrollY - last) <= ROUNDING) return;
      const collapsed = headerCollapse(last, window.scrollY, height);
      last = window.scrollY;
      if (collapsed !== null) document.body.classList.toggle(MARK, collapsed);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
}
