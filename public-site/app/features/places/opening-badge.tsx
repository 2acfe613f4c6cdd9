import type { OpeningHours } from '@antam/server/features/places/contract.ts';
import { Clock } from 'lucide-react';
import { useNow } from '../../ui/time/use-now.ts';
import styles from './opening.module.css';
import { openingState } from './opening.ts';

/** Says whether a facility is open now; its line stays empty while the time is not known yet, so that nothing moves. */
export function OpeningBadge({ hours }: { hours: OpeningHours }) {
  const now = useNow();
  const state = now && openingState(hours, now);
  return (
    <span className={styles.badge} data-opening data-open={state?.open}>
      <Clock aria-hidden="true" />
      {state ? (
        <span>{state.text}</span>
      ) : (
        <span className={styles.waiting}>{hours.always ? 'Mở cửa 24/24' : 'Xem giờ mở cửa'}</span>
      )}
    </span>
  );
}
