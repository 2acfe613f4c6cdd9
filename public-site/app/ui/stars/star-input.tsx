import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import styles from './star-input.module.css';

const MAX_STARS = 20;
/** By the number of stars of five. */
const HINTS = ['Rất tệ', 'Tệ', 'Trung bình', 'Tốt', 'Rất tốt'];

type StarInputProps = {
  label: string;
  name: string;
  /** How many stars there are; 5 by default, at most 20. */
  max?: number;
  /** What each number of stars means, from one star on. */
  hints?: readonly string[];
  /** The stars chosen at first, as a form has them. */
  defaultValue?: string | undefined;
  large?: boolean;
};

/**
 * Stars to choose from: a group of radio buttons, so that arrow keys, plain forms and screen readers know it. A form in
 * which none is chosen has no such field.
 */
export function StarInput({ label, name, max = 5, hints = HINTS, defaultValue, large }: StarInputProps) {
  const count = Math.min(Math.max(1, Math.round(max)), MAX_STARS);
  return (
    <fieldset className={clsx(styles.field, large && styles.large)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {Array.from({ length: count }, (_, at) => at + 1).map(stars => {
          const hint = hints[stars - 1];
          return (
            <label key={stars} className={styles.star} title={hint}>
              <input
                className={styles.box}
                type="radio"
                name={name}
                value={stars}
                defaultChecked={defaultValue === String(stars)}
                aria-label={`${stars} sao${hint ? `, ${hint}` : ''}`}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M12 2.2l3 6.3 6.8.9-5 4.8 1.3 6.9-6.1-3.4-6.1 3.4 1.3-6.9-5-4.8 6.8-.9z" />
              </svg>
              {hint && (
                <span className={styles.hint} aria-hidden="true">
                  {hint}
                </span>
              )}
            </label>
          );
        })}
      </div>
      <button type="button" className={styles.clear} onClick={takeBack}>
        Bỏ chấm<span className="visually-hidden"> {label}</span>
      </button>
    </fieldset>
  );
}

/** Radio buttons cannot be taken back by themselves. */
function takeBack({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const group = currentTarget.closest('fieldset');
  const chosen = group?.querySelector<HTMLInputElement>('input:checked');
  if (!chosen) return;
  chosen.checked = false;
  chosen.dispatchEvent(new Event('input', { bubbles: true }));
  // The button goes with the choice.
  group?.querySelector('input')?.focus();
}
