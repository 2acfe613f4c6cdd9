import { useEffect, useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useRootData } from '../../loading/root-data.ts';
import { rememberThanks, thankedPosts } from '../../memory/post-thanks.ts';
import { track } from '../../tracking/track.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import { useDiscussion } from './discussion.ts';

/** Thanks for a post: once, by a visitor with an account. A failure is only counted, and shows nothing. */
export function useThanks(id: number, thanks: number) {
  const isLoggedIn = useRootData()?.viewer != null;
  const overlay = useAccountOverlay();
  const { own } = useDiscussion();
  const [isCounted, setCounted] = useState(false);
  const [isRemembered, setRemembered] = useState(false);
  useEffect(() => setRemembered(thankedPosts().includes(id)), [id]);
  const { act, isBusy } = useAct(
    () => browserApi.post('/api/v1/forum-post-feedback/', { body: { id }, keepalive: true }),
    {
      onDone: () => {
        setCounted(true);
        rememberThanks(id);
      },
      onFailed: () => track({ kind: 'event', category: 'thanks', action: 'failed', value: id }),
    },
  );
  const isActive = isBusy || isCounted || isRemembered || own?.thanked.includes(id) === true;

  const thank = () => {
    if (!isLoggedIn) return overlay.open({ tab: 'signup', source: 'forum' });
    return isActive ? undefined : void act();
  };
  return { thanks: thanks + (isCounted ? 1 : 0), isActive, thank };
}
