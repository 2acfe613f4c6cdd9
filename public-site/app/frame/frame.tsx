import { type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { AccountOverlayProvider } from '../features/accounts/account-overlay.tsx';
import { ConsentRoom } from '../features/consent/consent-room.tsx';
import { FavouritesProvider } from '../features/favourites/favourites-provider.tsx';
import { useRootData } from '../loading/root-data.ts';
import { Visit } from '../tracking/visit.tsx';
import { SmoothAnchors } from '../ui/scroll/smooth-anchors.tsx';
import { ToastProvider } from '../ui/toast/toast.tsx';
import { ViewerPartsContext } from './account/viewer-parts.ts';
import { Footer } from './footer/footer.tsx';
import styles from './frame.module.css';
import { Header } from './header/header.tsx';
import { MaintenanceBanner } from './maintenance-banner.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import { ProvinceProvider } from './province/province-context.tsx';
import { SideMenu } from './side-menu/side-menu.tsx';

/** Header, page, footer. While the side menu is open, the page behind it takes no focus and no clicks. */
export function Frame({ children }: { children: ReactNode }) {
  const root = useRootData();
  const parts = use(ViewerPartsContext);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const toggleMenu = useCallback(() => setMenuOpen(open => !open), []);
  usePageChange(() => {
    setMenuOpen(false);
    // The keyboard and the screen reader go on at the top of the new page.
    document.getElementById('main')?.focus({ preventScroll: true });
  });

  return (
    <ProvinceProvider provinces={root?.provinces ?? []} initial={root?.province ?? null}>
      <ToastProvider>
        <AccountOverlayProvider>
          <FavouritesProvider>
            <a className="skip-link no-print" href="#main" data-jump>
              Đến nội dung chính
            </a>
            <NavigationProgress />
            <Header isMenuOpen={isMenuOpen} onToggleMenu={toggleMenu} />
            <SideMenu isOpen={isMenuOpen} onToggle={toggleMenu} />
            <ConsentRoom inert={isMenuOpen} />
            {root?.isPreview && <PreviewBanner />}
            <MaintenanceBanner />
            {root?.viewer && parts && <parts.Top viewer={root.viewer} />}
            <main id="main" className={styles.main} tabIndex={-1} inert={isMenuOpen}>
              {children}
            </main>
            <div className={styles.foot} inert={isMenuOpen}>
              <Footer />
              <Visit />
            </div>
            <ScrollRestoration />
            <SmoothAnchors />
          </FavouritesProvider>
        </AccountOverlayProvider>
      </ToastProvider>
    </ProvinceProvider>
  );
}

/** Calls back after the visitor has come to another page inside the site, not for the first one. */
function usePageChange(onChange: () => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    latest.current();
  }, [pathname]);
}
