import type { OwnClaim, PromotionDetail } from '@antam/server/features/promotions/contract.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import { type Failure, failureOfResult } from '../../forms/failure.ts';
import { formValues } from '../../forms/page-action.ts';
import { useActionResult } from '../../forms/use-action-result.ts';
import { useRootData } from '../../loading/root-data.ts';
import { pendingPromotion } from '../../memory/pending-promotion.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import { claimDrafts, OPTION_FIELD, optionsIn } from './claim-action.ts';

/** The form that claims a promotion. */
export type ClaimForm = {
  ref: RefObject<HTMLFormElement | null>;
  /** The code that the account has; null where it has none, or nobody knows yet. */
  claim: OwnClaim | null;
  failure: Failure | null;
  /** The numbers of the options of a form that was refused, or that was filled in before the login. */
  chosen: readonly number[];
  isLoggedIn: boolean;
  isBusy: boolean;
  /** Path and query of the page, to which the form is sent and a login returns. */
  next: string;
  token: string;
  /** Claims with what is chosen in the form; asks visitors to sign up first, and stores their choice. */
  send: () => void;
};

/** Claims a promotion by the action of its page; what a visitor chose before the login is claimed right after it. */
export function useClaim({ id }: Pick<PromotionDetail, 'id'>): ClaimForm {
  const isLoggedIn = useRootData()?.viewer != null;
  const { pathname, search } = useLocation();
  const overlay = useAccountOverlay();
  const ref = useRef<HTMLFormElement>(null);
  const next = pathname + search;
  const { result, fetched, token, isBusy, send } = useActionResult<OwnClaim>(next);
  const [known, setKnown] = useState<OwnClaim | null>(null);
  const [restored, setRestored] = useState<readonly number[]>([]);
  // A script asks for a login in the place of saying that the session is over.
  const isSessionOver = fetched?.status === 401;

  const askForAccount = () => {
    const form = ref.current;
    pendingPromotion.write({ id, options: form ? optionsIn(formValues(new FormData(form))) : [] });
    overlay.open({ tab: 'signup', source: 'promotion', next });
  };
  const latest = useRef({ askForAccount, send });
  useEffect(() => {
    latest.current = { askForAccount, send };
  });
  useEffect(() => {
    if (isSessionOver) latest.current.askForAccount();
  }, [isSessionOver]);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const leaving = new AbortController();
    void ownClaim(id, leaving.signal).then(own => {
      if (leaving.signal.aborted) return;
      setKnown(own);
      const pending = pendingPromotion.read();
      if (pending?.id !== id) return;
      pendingPromotion.clear();
      if (own) return;
      setRestored(pending.options);
      latest.current.send(
        Object.fromEntries(pending.options.map(option => [`${OPTION_FIELD}${option}`, String(option)])),
      );
    });
    return () => leaving.abort();
  }, [isLoggedIn, id]);

  const chosen = restored.length > 0 ? restored : optionsIn(result?.values ?? {});
  useDraft(ref, { key: claimDrafts(id), turn: chosen.join(), given: Object.keys(result?.values ?? {}) });
  return {
    ref,
    isLoggedIn,
    isBusy,
    next,
    token,
    chosen,
    claim: result?.answer ?? known,
    failure: isSessionOver ? null : failureOfResult(result),
    send: () => {
      if (!isLoggedIn) return askForAccount();
      if (ref.current) send(ref.current);
    },
  };
}

/** The account's code for a promotion; null where there is none, or where nobody answers: the form says so later. */
async function ownClaim(id: number, signal: AbortSignal): Promise<OwnClaim | null> {
  try {
    const own = await browserApi.get('/api/v1/promotion-claim/', { query: { promotion: String(id) }, signal });
    return own.items[0] ?? null;
  } catch {
    return null;
  }
}
