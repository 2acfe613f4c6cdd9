import styles from './login.module.css';

type NoticeProps = {
  text: string;
  /** Whether something went wrong. */
  isError?: boolean;
};

/** A sentence above a form, which is read out at once; nothing for an empty one. */
export function Notice({ text, isError = false }: NoticeProps) {
  if (text === '') return null;
  return (
    <div className={isError ? `${styles.notice} ${styles.bad}` : styles.notice} role="alert">
      {text}
    </div>
  );
}
