import type { Contact } from '@antam/server/features/contacts/contract.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useActionResult } from '../../forms/use-action-result.ts';
import { useRootData } from '../../loading/root-data.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import { type ContactState, contactState } from './contact-state.ts';

const load = () => import('./contact-intent.ts');
const ignore = () => undefined;

/**
 * A contact that is shown on request, by the action of its page: to accounts at once, to others after the signup, to
 * who has not confirmed the e-mail address when that is done.
 */
export function useContact(kind: 'place' | 'professional', id: number) {
  const isLoggedIn = useRootData()?.viewer != null;
  const { pathname, search } = useLocation();
  const overlay = useAccountOverlay();
  const next = pathname + search;
  const { result, fetched, token, isBusy, send } = useActionResult<Contact>(next);
  // A script asks for a login in the place of saying that the session is over.
  const isSessionOver = fetched?.status === 401;
  const state: ContactState = isBusy ? { is: 'loading' } : isSessionOver ? { is: 'hidden' } : contactState(result);
  const isUnconfirmed = state.is === 'failed' && state.isUnconfirmed;
  const isHidden = state.is === 'hidden';

  const askForAccount = async () => {
    const { rememberContact } = await load();
    rememberContact(kind, id);
    overlay.open({ tab: 'signup', source: 'contact', next });
  };
  const latest = useRef({ askForAccount, send, isHidden, isUnconfirmed });
  useEffect(() => {
    latest.current = { askForAccount, send, isHidden, isUnconfirmed };
  });

  useEffect(() => {
    if (isSessionOver) void latest.current.askForAccount();
  }, [isSessionOver]);
  useEffect(() => {
    if (isUnconfirmed && isLoggedIn) void load().then(({ rememberContact }) => rememberContact(kind, id), ignore);
  }, [isUnconfirmed, isLoggedIn, kind, id]);
  useEffect(() => {
    if (!isLoggedIn) return;
    void load().then(({ takeContactIntent }) => {
      const now = latest.current;
      // The button may have been pressed before this code came: what it has answered stays.
      if (!now.isUnconfirmed && takeContactIntent(kind, id) && now.isHidden) now.send({});
    }, ignore);
  }, [isLoggedIn, kind, id]);

  const reveal = () => (isLoggedIn ? send({}) : void askForAccount());
  return { state, reveal, isLoggedIn, next, token };
}
