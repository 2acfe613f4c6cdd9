import type { ReactNode } from 'react';
import styles from './detail.module.css';

type SectionProps = { id: string; title: string; children: ReactNode };

/** One part of a detail page, reachable from the bar of sections. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A section that exists only when it has something to show. */
export type DetailSection = { id: string; title: string; content: ReactNode };

/** The sections that have content, in order. */
export function presentSections(sections: readonly (DetailSection | false | null)[]): DetailSection[] {
  return sections.filter(section => section !== false && section !== null);
}
