import styles from './forum.module.css';
import { listOf, SORT_NAMES, SORTS, sortOf, type ThreadChoice } from './thread-query.ts';

/** The orders of the list, as links. What is found by words has the order of how well it fits. */
export function SortTabs({ choice }: { choice: ThreadChoice }) {
  const { q, speciality } = choice;
  if (q !== undefined) return null;
  const open = sortOf(choice);
  return (
    <nav className={styles.tabs} aria-label="Thứ tự câu hỏi">
      {SORTS.map(sort => (
        <a
          key={sort}
          className={styles.tab}
          href={listOf({ sort, speciality: speciality ?? '' })}
          aria-current={sort === open || undefined}
          data-keep-scroll
        >
          {SORT_NAMES[sort]}
        </a>
      ))}
    </nav>
  );
}
