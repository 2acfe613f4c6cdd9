import type { ArticleDetail } from '@antam/server/features/articles/contract.ts';
import { Printer } from 'lucide-react';
import { ShareButton } from '../forum/share-button.tsx';
import acts from '../posts/acts.module.css';
import { ThankButton } from '../posts/thank-button.tsx';
import styles from './article.module.css';

/** What a reader does with an article: thank, share, print. */
export function ArticleActs({ article: { title, absolute_url, opening } }: { article: ArticleDetail }) {
  return (
    <div className={`${styles.acts} no-print`}>
      <ThankButton id={opening.id} thanks={opening.thanks} of={opening.created_by.name} />
      <ShareButton title={title} path={absolute_url} />
      <button type="button" className={acts.act} onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        <span className={acts.word}>In bài viết</span>
      </button>
    </div>
  );
}
