import { Timer } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import styles from './form.module.css';
import type { Hold } from './use-hold.ts';

/** How long the slot is still held for the visitor. */
export function HoldNotice({ hold: { state, again } }: { hold: Hold }) {
  return (
    <div className={styles.hold} data-hold={state.is} data-late={isLate(state) || undefined}>
      <Timer aria-hidden="true" />
      <div>
        {state.is === 'asking' && <p>Đang giữ chỗ cho bạn…</p>}
        {state.is === 'held' && (
          <p>
            Khung giờ được giữ cho bạn trong{' '}
            <strong role="timer" aria-live="off" className={styles.left}>
              {minutesAndSeconds(state.left)}
            </strong>
          </p>
        )}
        {state.is === 'over' && (
          <>
            <p role="status">Đã hết thời gian giữ chỗ. Bạn vẫn đặt được nếu khung giờ còn trống.</p>
            <Button variant="outline" size="s" onClick={again}>
              Giữ thêm 5 phút
            </Button>
          </>
        )}
        {state.is === 'free' && (
          <p role="status">
            {state.message || 'Khung giờ này chưa được giữ chỗ. Bạn vẫn có thể đặt khám, xin vui lòng gửi sớm.'}
          </p>
        )}
      </div>
    </div>
  );
}

const isLate = (state: Hold['state']) => state.is === 'over' || (state.is === 'held' && state.left <= 60);

/** `04:59` */
function minutesAndSeconds(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
