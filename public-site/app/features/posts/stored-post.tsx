import type { Failure } from '../../forms/failure.ts';
import styles from './reply.module.css';

/** A post as it is stored by now. */
export type StoredPost = { version: number; text: string };

/** What the server holds where an edit was refused because another person saved meanwhile; null for other failures. */
export function storedOf({ body }: Failure): StoredPost | null {
  const current: unknown = typeof body === 'object' && body !== null && 'current' in body ? body.current : null;
  if (typeof current !== 'object' || current === null) return null;
  if (!('version' in current) || !('body_no_html' in current)) return null;
  const { version, body_no_html: text } = current;
  return typeof version === 'number' && typeof text === 'string' ? { version, text } : null;
}

/** The stored text beside the one that is typed, and what saving will do to it. */
export function StoredElsewhere({ text }: Pick<StoredPost, 'text'>) {
  return (
    <section className={styles.stored} aria-label="Bản đang lưu">
      <p>
        <b>Bản đang lưu</b>
      </p>
      <p className={styles.storedText}>{text}</p>
      <p className="muted">Nếu bạn lưu, nội dung bạn viết ở trên sẽ thay bản này.</p>
    </section>
  );
}
