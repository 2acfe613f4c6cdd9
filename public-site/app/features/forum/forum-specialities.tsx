import { Card } from '../../ui/card/card.tsx';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import styles from './forum.module.css';
import type { Threads } from './load-threads.ts';
import { listOf } from './thread-query.ts';

type ForumSpecialitiesProps = Pick<Threads, 'choice'> & Pick<Threads['list'], 'specialities'>;

/**
 * The specialities of the questions. They come before the list, also where they stand beside it: on phones they are the
 * line above it, which must not push it down while the page is still arriving.
 */
export function ForumSpecialities({ specialities, choice: { sort = '', speciality: chosen } }: ForumSpecialitiesProps) {
  return (
    <Card className={`${styles.panel} ${styles.specialities}`}>
      <h2 className={styles.panelTitle}>Chuyên khoa</h2>
      <nav className={styles.chips} aria-label="Chuyên khoa của câu hỏi">
        <ChipLink to={listOf({ sort })} selected={chosen === undefined}>
          Tất cả
        </ChipLink>
        {specialities.map(({ slug, name, count }) => (
          <ChipLink key={slug} to={listOf({ sort, speciality: slug })} selected={slug === chosen}>
            {name} <span className="muted">{formatNumber(count)}</span>
          </ChipLink>
        ))}
      </nav>
    </Card>
  );
}
