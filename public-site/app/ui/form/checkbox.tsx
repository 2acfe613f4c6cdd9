import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { formatNumber } from '../text/format-number.ts';
import styles from './checkbox.module.css';

type ChoiceProps = {
  label: ReactNode;
  /** A number beside the label: how many results the choice gives. */
  count?: number;
  hint?: ReactNode;
} & Omit<ComponentProps<'input'>, 'type'>;

/** A checkbox whose whole row can be pressed. */
export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />;
}

/** A radio button whose whole row can be pressed. */
export function Radio(props: ChoiceProps) {
  return <Choice type="radio" {...props} />;
}

function Choice({ label, count, hint, className, ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={clsx(styles.choice, className)}>
      <input className={styles.box} {...rest} />
      <span className={styles.text}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {count !== undefined && (
        <span className={styles.count}>
          {formatNumber(count)}
          <span className="visually-hidden"> kết quả</span>
        </span>
      )}
    </label>
  );
}
