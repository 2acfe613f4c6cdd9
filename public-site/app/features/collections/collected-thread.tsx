import type { CollectionDetail } from '@antam/server/features/collections/contract.ts';
import { Card } from '../../ui/card/card.tsx';
import { PostItem } from '../posts/post-item.tsx';
import styles from './collections.module.css';

/** A question that editors chose: its title, why it was chosen, and what was asked, for which people thank. */
export function CollectedThread({ thread }: { thread: CollectionDetail['threads'][number] }) {
  const { title, absolute_url, note, question } = thread;
  return (
    <Card as="li" className={styles.thread}>
      <h2 className={styles.asked}>
        <a href={absolute_url}>{title}</a>
      </h2>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <PostItem post={question} />
    </Card>
  );
}
