import type { Contact } from '@antam/server/features/contacts/contract.ts';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiProblem } from '../../api/problem.ts';
import { useRootData } from '../../loading/root-data.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';

const load = () => import('./reveal-contact.ts');

type State =
  | { is: 'hidden' | 'loading' }
  | { is: 'shown'; contact: Contact }
  | { is: 'failed'; detail: string; code: string | null };

/** A contact that is shown on request: to accounts at once, to others after the signup. */
export function useContact(kind: 'place' | 'professional', id: number) {
  const isLoggedIn = useRootData()?.viewer != null;
  const { pathname, search } = useLocation();
  const overlay = useAccountOverlay();
  const [state, setState] = useState<State>({ is: 'hidden' });
  const next = pathname + search;

  const show = useCallback(async () => {
    setState({ is: 'loading' });
    try {
      const { revealContact } = await load();
      setState({ is: 'shown', contact: await revealContact(kind, id) });
    } catch (error) {
      setState(failureOf(error));
    }
  }, [kind, id]);

  useEffect(() => {
    setState({ is: 'hidden' });
    if (!isLoggedIn) return;
    void load().then(
      ({ takeContactWish }) => {
        if (takeContactWish(kind, id)) void show();
      },
      () => undefined,
    );
  }, [isLoggedIn, kind, id, show]);

  const reveal = async () => {
    if (isLoggedIn) return show();
    const { rememberContact } = await load();
    rememberContact(kind, id);
    overlay.open({ tab: 'signup', source: 'contact', next });
  };
  return { state, reveal, isLoggedIn, next };
}

function failureOf(error: unknown): State {
  const problem = error instanceof ApiProblem ? error : null;
  const detail = problem?.detail ?? 'Chưa xem được liên hệ. Xin vui lòng thử lại.';
  return { is: 'failed', detail, code: problem && problem.status >= 500 ? problem.error_id : null };
}
