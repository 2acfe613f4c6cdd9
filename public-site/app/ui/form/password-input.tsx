import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './control.module.css';

/** A password's box with a button that shows what is typed; the button needs the script and is not there without. */
export function PasswordInput({ className, type: _, ...rest }: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.withButton}>
      <input
        type={isShown ? 'text' : 'password'}
        className={clsx(styles.control, className)}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...rest}
      />
      <IconButton
        label={isShown ? 'Ẩn mật khẩu' : 'Hiện mật khẩu'}
        className={styles.inside}
        aria-controls={rest.id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff /> : <Eye />}
      </IconButton>
    </span>
  );
}
