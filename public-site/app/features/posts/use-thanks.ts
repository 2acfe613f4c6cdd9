import { useEffect, useState } from 'react';
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
  const [state, setState] = useState<'idle' | 'sent' | 'counted'>('idle');
  const [isRemembered, setRemembered] = useState(false);
  useEffect(() => setRemembered(thankedPosts().includes(id)), [id]);
  const isActive = state !== 'idle' || isRemembered || own?.thanked.includes(id) === true;

  const thank = () => {
    if (!isLoggedIn) return overlay.open({ tab: 'signup', source: 'forum' });
    if (isActive) return undefined;
    setState('sent');
    return void browserApi.post('/api/v1/forum-post-feedback/', { body: { id }, keepalive: true }).then(
      () => {
        setState('counted');
        rememberThanks(id);
      },
      () => {
        setState('idle');
        track({ kind: 'event', category: 'thanks', action: 'failed', value: id });
      },
    );
  };
  return { thanks: thanks + (state === 'counted' ? 1 : 0), isActive, thank };
}
