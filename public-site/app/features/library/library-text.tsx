import type { LibraryDetail, LibrarySection } from '@antam/server/features/library/contract.ts';
import { Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentsList } from '../../ui/contents-list/contents-list.tsx';
import { HtmlText } from '../../ui/html-text/html-text.tsx';
import reading from '../../ui/reading/reading.module.css';
import { Reading } from '../../ui/reading/reading.tsx';
import { ArticlePeople } from '../articles/article-people.tsx';
import styles from './library.module.css';
import type { SectionTitle } from './section-titles.ts';

type LibraryTextProps = {
  detail: Pick<LibraryDetail, 'author' | 'reviewer'>;
  sections: ReadonlyArray<LibrarySection & SectionTitle>;
  /** The section that stands in a box of its own. */
  boxed?: string;
  /** What stands below the text, before its people. */
  children?: ReactNode;
};

/** The sections of a text with their list of contents, and who wrote and checked it. */
export function LibraryText({ detail, sections, boxed, children }: LibraryTextProps) {
  const contents = sections.flatMap(({ id, title, headings }) => [
    { id, label: title, level: 1 as const },
    ...headings.map(heading => ({ ...heading, level: 2 as const })),
  ]);
  return (
    <Reading contents={sections.length > 1 && <ContentsList items={contents} title="Trong trang này" />}>
      {sections.map(({ id, title, name, html }) => (
        <section key={id} className={name === boxed ? styles.box : styles.section} aria-labelledby={id}>
          <h2 id={id}>
            {name === boxed && <Siren aria-hidden="true" />}
            {title}
          </h2>
          <HtmlText className={`prose ${reading.body}`} html={html} />
        </section>
      ))}
      {children}
      <ArticlePeople article={detail} />
    </Reading>
  );
}
