import { CircleAlert } from 'lucide-react';
import styles from './upload.module.css';

type UploadStateProps = {
  /** The picture as forms call it: `Ảnh 2`. */
  label: string;
  /** From 0 to 1 while it is sent; undefined while it is not. */
  share?: number | undefined;
  /** It is being made smaller. */
  isPreparing?: boolean;
  /** Why the server did not take it. */
  refusal?: string | undefined;
};

/** How far a picture has been made smaller or sent, or why it was not taken. */
export function UploadState({ label, share, isPreparing = false, refusal }: UploadStateProps) {
  if (isPreparing) {
    return (
      <p className={styles.progress} role="status">
        <progress aria-label={`${label}: đang thu nhỏ`} />
        <span className="muted small">Đang thu nhỏ ảnh</span>
      </p>
    );
  }
  if (share !== undefined) {
    const percent = Math.floor(share * 100);
    return (
      <p className={styles.progress}>
        <progress value={percent} max={100} aria-label={`${label}: đã gửi`} />
        <span className="muted small">{share === 1 ? 'Đã gửi, đang kiểm tra' : `Đang gửi ${percent} %`}</span>
      </p>
    );
  }
  if (refusal === undefined) return null;
  return (
    <p className={styles.refusal} data-refused-image>
      <CircleAlert size={18} aria-hidden />
      {refusal}
    </p>
  );
}
