import type { ArticleCard } from '@antam/server/features/articles/contract.ts';
import { TermMotif } from '../taxonomy/term-motif.tsx';
import styles from './article-picture.module.css';

type ArticlePictureProps = { article: Pick<ArticleCard, 'picture' | 'topics'>; eager?: boolean | undefined };

/** What stands over an article's card; it says nothing that the words do not. */
export function ArticlePicture({ article: { picture, topics }, eager = false }: ArticlePictureProps) {
  if (picture === null) return <TermMotif slug={topics[0]?.slug ?? ''} ratio="16 / 7" />;
  return (
    <div className={styles.frame}>
      <img src={picture} alt="" width={640} height={360} loading={eager ? 'eager' : 'lazy'} />
    </div>
  );
}
