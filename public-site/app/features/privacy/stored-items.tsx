import type { StoredItem } from '../../memory/storage-registry.ts';
import styles from './privacy.module.css';

/** Things kept in the browser: what each is called, what it is for and how long it stays. */
export function StoredItems({ rows }: { rows: readonly StoredItem[] }) {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {rows.map(({ name, where, life, purpose, isNecessary, setBy }) => (
        <li key={where + name} className={styles.row}>
          <code className={styles.name}>{name}</code>
          <p>
            {purpose}
            {isNecessary && ' Bắt buộc để trang hoạt động.'}
            {setBy && ` Do ${setBy} ghi.`}
          </p>
          <p className={styles.life}>{lifeText(life)}</p>
        </li>
      ))}
    </ul>
  );
}

/** How long a thing is kept, in words. */
export function lifeText(life: StoredItem['life']): string {
  if (life === 'session') return 'Đến khi đóng trình duyệt';
  if (life === 'until-done') return 'Đến khi xong việc';
  return life === 1 ? '24 giờ' : `${life} ngày`;
}
