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
 * who has not confirmed the email address when that is done.
 */
export function useContact(kind: string, id: number) {
  const isLoggedIn = useRootData()?.viewer != null;
  const { pathname, search } = useLocation();
  const overlay = useAccountOverlay();
  const next = pathname + search;
  const { result, fetched, token, isBusy, send } = useActionResult<Contact>(next);
  // A script asks for a login in the place of saying that the session is over.
  const isSessionOver = fetched?.status === 401;
  const state: ContactState = isBusy ? { is: 'loading' } : isSessionOver ? { is: 'hidden' } : contactState(result);
  const isUnconfirmed = state.is === 'failed' && state.isUnconfirmed;
  const isShown = state.is === 'shown';

  const askForAccount = async () => {
    await load().then(({ rememberContact }) => rememberContact(kind, id), ignore);
    overlay.open({ tab: 'signup', source: 'contact', next });
  };
  const latest = useRef({ askForAccount, send, isShown, isUnconfirmed });
  useEffect(() => {
    latest.current = { askForAccount, send, isShown, isUnconfirmed };
  });
  const isPressed = useRef(false);

  useEffect(() => {
    // Each refusal asks again: a visitor who closes the overlay and presses once more gets it once more.
    if (fetched?.status === 401) void latest.current.askForAccount();
  }, [fetched]);
  useEffect(() => {
    if (isUnconfirmed && isLoggedIn) void load().then(({ rememberContact }) => rememberContact(kind, id), ignore);
  }, [isUnconfirmed, isLoggedIn, kind, id]);
  useEffect(() => {
    if (isShown) void load().then(({ takeContactIntent }) => takeContactIntent(kind, id), ignore);
  }, [isShown, kind, id]);
  useEffect(() => {
    isPressed.current = false;
    if (!isLoggedIn || latest.current.isUnconfirmed) return undefined;
    let isOpen = true;
    void load().then(({ takeContactIntent }) => {
      // Who pressed the button before this code came has an answer, or waits for one, and may have stored an intent.
      if (!isOpen || isPressed.current || latest.current.isShown) return;
      if (takeContactIntent(kind, id)) latest.current.send({});
    }, ignore);
    return () => {
      isOpen = false;
    };
  }, [isLoggedIn, kind, id]);

  const reveal = () => {
    isPressed.current = true;
    if (isLoggedIn) send({});
    else void askForAccount();
  };
  return { state, reveal, isLoggedIn, next, token };
}
