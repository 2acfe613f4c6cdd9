import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useRootData } from '../../loading/root-data.ts';
import { rememberThanks, thankedPosts } from '../../memory/post-thanks.ts';
import { track } from '../../tracking/track.ts';
import { ChipButton } from '../../ui/chip/chip.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { useAccountOverlay } from '../accounts/account-overlay.tsx';
import styles from './acts.module.css';
import { useDiscussion } from './discussion.ts';

type ThankButtonProps = { id: number; thanks: number /** Whose words they are, read aloud. */; of: string };

/** Thanks the author of a post; pressed once it stays in. */
export function ThankButton({ id, thanks, of }: ThankButtonProps) {
  const { thanks: count, isActive, thank } = useThanks(id, thanks);
  return (
    <ChipButton className={styles.thank} selected={isActive} onClick={thank} data-thank={id}>
      <Heart aria-hidden="true" fill={isActive ? 'currentColor' : 'none'} />
      Cảm ơn<span className="visually-hidden"> {of}</span>
      {count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
    </ChipButton>
  );
}

/** Thanks for a post: once, by a visitor with an account. A failure is only counted, and shows nothing. */
function useThanks(id: number, thanks: number) {
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
