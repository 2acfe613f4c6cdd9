import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './login.module.css';

type TextBoxProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> & {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  /** Stands within the box, at its end. */
  button?: ReactNode;
};

/** A box for one line of text below its label. */
export function TextBox({ label, hint, onChange, button, className = '', ...input }: TextBoxProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={`${styles.input} ${className}`}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={event => onChange(event.target.value)}
        />
        {button}
      </div>
      {hint !== undefined && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
