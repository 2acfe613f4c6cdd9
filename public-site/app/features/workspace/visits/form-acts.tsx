import { Button } from '../../../ui/button/button.tsx';
import styles from './dialog.module.css';

type FormActsProps = {
  busy: boolean;
  disabled: boolean;
  onBack: () => void;
  /** What the button says that sends the form. */
  children: string;
};

/** Sends a form about a visit, or leads back to the visit. */
export const FormActs = ({ busy, disabled, onBack, children }: FormActsProps) => (
  <div className={styles.acts}>
    <Button type="submit" busy={busy} disabled={disabled}>
      {children}
    </Button>
    <Button variant="quiet" onClick={onBack}>
      Quay lại
    </Button>
  </div>
);
