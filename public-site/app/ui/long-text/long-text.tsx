import { Fragment, type ReactNode } from 'react';
import { ContentsList } from '../contents-list/contents-list.tsx';
import styles from './long-text.module.css';

export type TextSection = { title: string; content: ReactNode };

const idOf = (at: number) => `muc-${at + 1}`;

/** A text under headings. Wide windows show the list of its headings beside it, which stays in sight. */
export function LongText({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className={styles.columns}>
      <div className={styles.contents}>
        <ContentsList items={sections.map(({ title }, at) => ({ id: idOf(at), label: title }))} />
      </div>
      <div className={`prose ${styles.text}`}>
        {sections.map(({ title, content }, at) => (
          <Fragment key={title}>
            <h2 id={idOf(at)}>{title}</h2>
            {content}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
