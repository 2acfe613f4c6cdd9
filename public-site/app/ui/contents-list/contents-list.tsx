import { clsx } from 'clsx';
import { PhoneFold } from '../fold/phone-fold.tsx';
import { useSectionInView } from '../scroll/use-section-in-view.ts';
import styles from './contents-list.module.css';

type ContentsListProps = {
  /** The headings of the text, in order; `level` 2 is indented. */
  items: readonly { id: string; label: string; level?: 1 | 2 }[];
  title?: string;
};

/**
 * The list of contents beside a long text; marks the section that is being read. Phones fold it, so that the text begins
 * on the first screen.
 */
export function ContentsList({ items, title = 'Nội dung' }: ContentsListProps) {
  const current = useSectionInView(items.map(item => item.id));
  return (
    <nav className={styles.nav} aria-label={title} data-scroll-list>
      <PhoneFold line={title} lineClassName={styles.title}>
        <ol className={styles.list}>
          {items.map(item => (
            <li key={item.id} className={clsx(item.level === 2 && styles.inner)}>
              <a
                className={clsx(styles.link, item.id === current && styles.current)}
                href={`#${item.id}`}
                aria-current={item.id === current ? 'location' : undefined}
              >
                {item.label}
              </a>
            </li>
          ))}
        </ol>
      </PhoneFold>
    </nav>
  );
}
