import type { SocialProviders } from '@antam/server/features/social-login/contract.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { browserCookies } from '../../memory/cookie-jar.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { type AccountOpening, type AccountTab, accountAddress } from './account-address.ts';
import styles from './account-dialog.module.css';
import { entryQuery, readHints, readSocial } from './entry-query.ts';
import { entryReason } from './entry-reason.ts';
import { LoginForm } from './login-form.tsx';
import { SignupForm } from './signup-form.tsx';
import { SocialButtons } from './social-buttons.tsx';

type AccountDialogProps = {
  request: AccountOpening;
  open: boolean;
  onClose: () => void;
  onGone: () => void;
};

/**
 * Login and signup over the open page. Opened for a reason, it shows the address of the full page meanwhile, so that a
 * reload or a new tab has the same purpose.
 */
export function AccountDialog({ request, open, onClose, onGone }: AccountDialogProps) {
  const [tab, setTab] = useState<AccountTab>(request.tab);
  const social = useSocial();
  useCloseOnNavigation(onClose);
  const { next, source } = request;
  const hints = readHints(browserCookies);
  const addressOf = (key: AccountTab) => accountAddress({ ...request, tab: key });
  const asked = entryQuery(new URL(addressOf('signup'), window.location.origin).searchParams);
  const query = { ...asked, ...(next === undefined ? {} : { next }) };
  const reason = request.reason ?? entryReason(source);

  return (
    <Overlay
      open={open}
      onClose={onClose}
      onGone={onGone}
      title="Tài khoản An Tâm"
      {...(source === undefined ? {} : { address: addressOf(tab) })}
      className={styles.dialog}
    >
      {reason && (
        <div className={styles.reason}>
          <Notice>{reason}</Notice>
        </div>
      )}
      <Tabs
        label="Đăng nhập hoặc đăng ký"
        selected={tab}
        onSelect={key => {
          shareEmail();
          setTab(key === 'signup' ? 'signup' : 'login');
        }}
        items={[
          {
            key: 'login',
            label: 'Đăng nhập',
            content: (
              <>
                <LoginForm next={next} email={hints.email} action={addressOf('login')} isOverlay />
                <SocialButtons providers={social} query={query} />
              </>
            ),
          },
          {
            key: 'signup',
            label: 'Đăng ký',
            content: (
              <>
                <SignupForm query={query} hints={hints} action={addressOf('signup')} />
                <SocialButtons providers={social} query={query} />
              </>
            ),
          },
        ]}
      />
    </Overlay>
  );
}

/** Copies an email address typed on one tab to the other, where that one is empty. */
function shareEmail(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('dialog input[name="email"]')];
  const typed = boxes.find(({ value }) => value !== '')?.value ?? '';
  for (const box of boxes) box.value ||= typed;
}

function useSocial(): SocialProviders {
  const [social, setSocial] = useState<SocialProviders>([]);
  useEffect(() => {
    const abort = new AbortController();
    void readSocial(browserApi, abort.signal).then(list => abort.signal.aborted || setSocial(list));
    return () => abort.abort();
  }, []);
  return social;
}

/** A link inside leads to another page: nothing is to lie over that. */
function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (opened.current !== key) latest.current();
  }, [key]);
}
