import type { PostedForm } from '@antam/server/app/site.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiProblem } from '../../api/problem.ts';
import { useRootData } from '../../loading/root-data.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import { awaitsConfirmation, failedState, postedState } from './contact-state.ts';

const load = () => import('./reveal-contact.ts');

/**
 * A contact that is shown on request: to accounts at once, to others after the signup, to who has not confirmed the
 * e-mail address when that is done.
 * @param posted what the page's own form has come to, where it was sent without script
 */
export function useContact(kind: 'place' | 'professional', id: number, posted: PostedForm | null) {
  const isLoggedIn = useRootData()?.viewer != null;
  const { pathname, search } = useLocation();
  const overlay = useAccountOverlay();
  const [state, setState] = useState(() => postedState(posted));
  const next = pathname + search;

  const askForAccount = async () => {
    const { rememberContact } = await load();
    rememberContact(kind, id);
    overlay.open({ tab: 'signup', source: 'contact', next });
  };

  const show = async () => {
    setState({ is: 'loading' });
    try {
      const { revealContact } = await load();
      setState({ is: 'shown', contact: await revealContact(kind, id) });
    } catch (error) {
      const isSessionOver = error instanceof ApiProblem && error.status === 401;
      const failed = failedState(error);
      setState(isSessionOver ? { is: 'hidden' } : failed);
      if (isSessionOver) await askForAccount();
      else if (awaitsConfirmation(failed)) (await load()).rememberContact(kind, id);
    }
  };
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  });

  useEffect(() => {
    const first = postedState(posted);
    setState(first);
    if (!isLoggedIn) return;
    void load().then(
      ({ rememberContact, takeContactWish }) => {
        if (awaitsConfirmation(first)) rememberContact(kind, id);
        else if (takeContactWish(kind, id)) void latestShow.current();
      },
      () => undefined,
    );
  }, [isLoggedIn, kind, id, posted]);

  const reveal = () => (isLoggedIn ? show() : askForAccount());
  return { state, reveal, isLoggedIn, next };
}
