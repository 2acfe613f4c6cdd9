import type { ArticlePerson } from '@antam/server/features/articles/contract.ts';
import { BadgeCheck } from 'lucide-react';
import { formatDate } from '../../ui/text/format-date.ts';
import styles from './article.module.css';

/** Who checked a text and when, in the list of facts below its title; nothing where nobody did. */
export function CheckedBy({ reviewer, on }: { reviewer: ArticlePerson | null; on: string | null }) {
  if (reviewer === null) return null;
  const { name, absolute_url } = reviewer;
  return (
    <li className={styles.checked}>
      <BadgeCheck aria-hidden="true" />
      <span>
        Tham vấn y khoa: {absolute_url === null ? name : <a href={absolute_url}>{name}</a>}
        {on !== null && `, ${formatDate(on)}`}
      </span>
    </li>
  );
}
