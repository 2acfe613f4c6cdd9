import { Building2, Stethoscope, User } from 'lucide-react';
import type { SignupType } from './entry-query.ts';
import styles from './signup.module.css';

const OPTIONS = [
  { value: 'user', label: 'Người dùng', icon: User },
  { value: 'professional', label: 'Bác sĩ', icon: Stethoscope },
  { value: 'place', label: 'Cơ sở y tế', icon: Building2 },
] as const;

/**
 * Who signs up. A user who came from a favourite stays of that type unless another is chosen; people see no difference.
 */
export function SignupTypeChoice({ initial, isFromFavourite }: { initial: SignupType; isFromFavourite: boolean }) {
  const chosen = initial === 'favourite' ? 'user' : initial;
  return (
    <fieldset>
      <legend className={styles.legend}>Bạn đăng ký với vai trò</legend>
      <div className={styles.types}>
        {OPTIONS.map(({ value, label, icon: Icon }) => (
          <label key={value} className={styles.type}>
            <input
              className={styles.radio}
              type="radio"
              name="type"
              value={value === 'user' && isFromFavourite ? 'favourite' : value}
              defaultChecked={chosen === value}
            />
            <Icon aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
