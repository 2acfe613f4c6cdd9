import { useState } from 'react';
import styles from './login.module.css';
import { TextBox } from './text-box.tsx';

type PasswordFieldProps = { value: string; onChange: (value: string) => void; autoFocus?: boolean };

/** A password that may be looked at while it is typed. */
export function PasswordField({ value, onChange, autoFocus = false }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextBox
      label="Mật khẩu"
      type={shown ? 'text' : 'password'}
      className={styles.secret}
      autoComplete="current-password"
      required
      autoFocus={autoFocus}
      value={value}
      onChange={onChange}
      button={
        <button
          type="button"
          className={styles.show}
          aria-label={shown ? 'Ẩn mật khẩu' : 'Hiện mật khẩu'}
          onClick={() => setShown(before => !before)}
        >
          <Eye crossed={shown} />
        </button>
      }
    />
  );
}

/** Drawn here: the console's icons come with MUI. */
function Eye({ crossed }: { crossed: boolean }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M2 12c2.2-4.3 5.7-6.5 10-6.5s7.8 2.2 10 6.5c-2.2 4.3-5.7 6.5-10 6.5S4.2 16.3 2 12Z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="M4 20 20 4" strokeLinecap="round" />}
    </svg>
  );
}
