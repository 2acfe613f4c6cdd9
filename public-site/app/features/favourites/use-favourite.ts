import { useState } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '../../loading/root-data.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import { type FavouriteType, useFavourites } from './favourites-context.ts';
import { favouriteSignup } from './signup-address.ts';

/** Loaded at the first press: most visitors never press a heart. */
const loadSaving = () => import('./save-favourite.ts');

/** One heart: whether it is set, of how many people, and what pressing it does. */
export function useFavourite(type: FavouriteType, id: number, initialCount: number) {
  const isLoggedIn = useRootData()?.viewer != null;
  const { pathname, search } = useLocation();
  const favourites = useFavourites();
  const toast = useToast();
  const overlay = useAccountOverlay();
  const [count, setCount] = useState(initialCount);
  const [isSubmitting, setSubmitting] = useState(false);
  const isAdded = favourites.has(type, id);
  const next = pathname + search;

  const askForAccount = () => overlay.open(favouriteSignup(type, next));

  async function press(): Promise<void> {
    const { saveFavourite, rememberFavourite } = await loadSaving();
    if (!isLoggedIn) {
      rememberFavourite(type, id);
      return askForAccount();
    }
    const outcome = await saveFavourite({ type, id, added: !isAdded });
    if (outcome === 'signup') return askForAccount();
    if (outcome instanceof Error) return toast(outcome.detail ?? FAILED, { tone: 'bad' });
    favourites.mark(type, id, outcome.added);
    if (outcome.added !== isAdded) setCount(before => Math.max(0, before + (outcome.added ? 1 : -1)));
  }

  const toggle = () => {
    if (isSubmitting) return;
    setSubmitting(true);
    press()
      .catch(() => toast(FAILED, { tone: 'bad' }))
      .finally(() => setSubmitting(false));
  };
  return { isAdded, count, isSubmitting, isLoggedIn, next, toggle };
}

const FAILED = 'Chưa ghi nhớ được. Xin vui lòng thử lại.';
