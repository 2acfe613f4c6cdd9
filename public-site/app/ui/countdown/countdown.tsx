import { useEffect, useRef, useState } from 'react';
import { browserNow } from '../time/browser-clock.ts';
import styles from './countdown.module.css';

type CountdownProps = {
  /** ISO time at which it ends. */
  until: string;
  /** ISO time of the server when the page's data was made: what is rendered before the browser's clock takes over. */
  now: string;
  /** What the server's clock is ahead of the browser's, in milliseconds, where that is known. */
  aheadMs?: number;
  onEnd?: () => void;
  /** Shown once it is over. */
  endedLabel?: string;
};

/** Days, hours, minutes and seconds to go; ticks each second and stops at zero. */
export function Countdown({ until, now, aheadMs = 0, onEnd, endedLabel = 'Đã kết thúc' }: CountdownProps) {
  const end = Date.parse(until);
  const [time, setTime] = useState(() => Date.parse(now));
  const whenOver = useRef(onEnd);
  useEffect(() => {
    whenOver.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    const begin = browserNow() + aheadMs;
    setTime(begin);
    if (begin >= end) return;
    const timer = setInterval(() => {
      const moment = browserNow() + aheadMs;
      setTime(moment);
      if (moment < end) return;
      clearInterval(timer);
      whenOver.current?.();
    }, 1000);
    return () => clearInterval(timer);
  }, [end, aheadMs]);
  if (time >= end) return <p className={styles.ended}>{endedLabel}</p>;
  const left = timeLeft(end, time);
  const parts = [
    { name: 'days', value: left.days, label: 'ngày' },
    { name: 'hours', value: left.hours, label: 'giờ' },
    { name: 'minutes', value: left.minutes, label: 'phút' },
    { name: 'seconds', value: left.seconds, label: 'giây' },
  ];
  return (
    <span className={styles.countdown} role="timer" aria-live="off">
      {parts.map(part => (
        <span key={part.name} className={styles.part}>
          <span className={styles.value} data-countdown={part.name}>
            {String(part.value).padStart(2, '0')}
          </span>
          <span className={styles.label}> {part.label} </span>
        </span>
      ))}
    </span>
  );
}

type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** What remains between two moments (milliseconds since 1970); all zeros once it is over. */
function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
