import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type AccountTab, accountAddress, isAccountPage } from '../../features/accounts/account-address.ts';
import { loadAccountDialog, useAccountOverlay } from '../../features/accounts/account-overlay.tsx';

type AccountTriggerProps = {
  tab: AccountTab;
  className?: string | undefined;
  /** Before the overlay or the page opens. */
  onOpen?: () => void;
  children: ReactNode;
};

const preload = () => void loadAccountDialog().catch(() => undefined);

/** A link to login or signup that comes back here; opens the overlay where the window is high enough. */
export function AccountTrigger({ tab, className, onOpen, children }: AccountTriggerProps) {
  const { pathname, search } = useLocation();
  const { open } = useAccountOverlay();
  const isPage = isAccountPage(pathname);
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    onOpen?.();
    if (isPage) return;
    event.preventDefault();
    open({ tab });
  };
  return (
    <a
      href={accountAddress({ tab, next: pathname + search })}
      className={className}
      rel="nofollow"
      onClick={show}
      onPointerEnter={isPage ? undefined : preload}
    >
      {children}
    </a>
  );
}
