import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useNavigate } from 'react-router';
import { overlayFits } from '../../ui/overlay/overlay-fits.ts';
import { type AccountOpening, accountAddress } from './account-address.ts';

type Dialog = typeof import('./account-dialog.tsx').AccountDialog;
type OpenAccount = (request: AccountOpening) => void;
type Shown = { request: AccountOpening; Dialog: Dialog; open: boolean };

const AccountOverlayContext = createContext<OpenAccount>(() => undefined);

/** Fetches the overlay's code, e.g. when the pointer comes near a trigger. */
export const loadAccountDialog = () => import('./account-dialog.tsx');

/**
 * Provides the login/signup overlay to everything inside. Its code is loaded when it is first opened.
 */
export function AccountOverlayProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown | null>(null);
  const open = useCallback<OpenAccount>(
    request => {
      const { pathname, search, hash, href } = window.location;
      const complete = { next: pathname + search + hash, ...request };
      const address = accountAddress(complete);
      if (!overlayFits()) {
        void navigate(address);
        return;
      }
      // A visitor who has gone on to another page meanwhile awaits the answer no more.
      const isAwaited = () => window.location.href === href;
      loadAccountDialog().then(
        ({ AccountDialog }) => isAwaited() && setShown({ request: complete, Dialog: AccountDialog, open: true }),
        () => isAwaited() && window.location.assign(address),
      );
    },
    [navigate],
  );
  return (
    <AccountOverlayContext.Provider value={open}>
      {children}
      {shown && (
        <shown.Dialog
          request={shown.request}
          open={shown.open}
          onClose={() => setShown({ ...shown, open: false })}
          onGone={() => setShown(null)}
        />
      )}
    </AccountOverlayContext.Provider>
  );
}

/**
 * How to ask a visitor to log in or sign up: `open({ tab: 'signup', source: 'favourite' })` from a handler. In a window
 * of at least 800 px an overlay, below that the full page. Afterwards the browser loads `next` as a new document.
 */
export function useAccountOverlay(): { open: OpenAccount } {
  return { open: useContext(AccountOverlayContext) };
}
