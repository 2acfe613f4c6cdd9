import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls back after the visitor has come to another page inside the site, not for the first one. */
export function usePageChange(onChange: () => void): void {
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
