import type { StoredItem } from '../../memory/storage-registry.ts';
import styles from './privacy.module.css';

/** Items stored in the browser: the name, purpose and life of each. */
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

/** How long an item is stored, in words. */
export function lifeText(life: StoredItem['life']): string {
  if (life === 'session') return 'Đến khi đóng trình duyệt';
  if (life === 'until-done') return 'Đến khi xong việc';
  if (life === 'until-replaced') return 'Đến khi trang có bản mới';
  return life === 1 ? '24 giờ' : `${life} ngày`;
}
