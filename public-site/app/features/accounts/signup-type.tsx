import { Building2, Stethoscope, User } from 'lucide-react';
import type { SignupType } from './entry-query.ts';
import styles from './signup.module.css';

const OPTIONS = [
  { value: 'user', label: 'Người dùng', icon: User },
  { value: 'professional', label: 'Bác sĩ', icon: Stethoscope },
  { value: 'place', label: 'Cơ sở y tế', icon: Building2 },
] as const;

type SignupTypeChoiceProps = {
  initial: SignupType;
  isFromFavourite: boolean;
  /** The address asks for this type, which goes before what was chosen on another day. */
  isAsked: boolean;
};

/**
 * Who signs up. A user who came from a favourite stays of that type unless another is chosen; people see no difference.
 */
export function SignupTypeChoice({ initial, isFromFavourite, isAsked }: SignupTypeChoiceProps) {
  const chosen = initial === 'favourite' ? 'user' : initial;
  return (
    <fieldset data-no-draft={isAsked || undefined}>
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
