import type { ArticleCard } from '@antam/server/features/articles/contract.ts';
import { TermIcon } from '../taxonomy/term-icon.tsx';
import styles from './article-picture.module.css';

type ArticlePictureProps = { article: Pick<ArticleCard, 'picture' | 'topics'>; eager?: boolean | undefined };

/** What stands over an article's card; it says nothing that the words do not. */
export function ArticlePicture({ article: { picture, topics }, eager = false }: ArticlePictureProps) {
  if (picture !== null) {
    return (
      <div className={styles.frame}>
        <img src={picture} alt="" width={640} height={360} loading={eager ? 'eager' : 'lazy'} />
      </div>
    );
  }
  return (
    <div className={styles.frame} data-motif={motifOf(topics[0]?.slug ?? '')} aria-hidden="true">
      <span className={styles.sign}>
        <TermIcon slug={topics[0]?.slug ?? ''} />
      </span>
    </div>
  );
}

const MOTIFS = 4;

/** One of some drawings, always the same for a topic. */
const motifOf = (slug: string): number => [...slug].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % MOTIFS;
