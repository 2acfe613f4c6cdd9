import type { OpeningHours } from '@antam/server/features/records/opening-hours-contract.ts';
import { clsx } from 'clsx';
import { drawn } from '../../ui/drawn/drawn.ts';
import { useNow } from '../../ui/time/use-now.ts';
import styles from './opening.module.css';
import { openingState } from './opening.ts';

/** Says whether a facility is open now; its line stays empty while the time is not known yet, so that nothing moves. */
export function OpeningBadge({ hours }: { hours: OpeningHours }) {
  const now = useNow();
  const state = now && openingState(hours, now);
  const waiting = hours.always ? 'Mở cửa 24/24' : 'Xem giờ mở cửa';
  return (
    <span className={clsx(drawn('clock'), styles.badge, !state && styles.waiting)} data-opening data-open={state?.open}>
      {state ? state.text : waiting}
    </span>
  );
}
