import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { StickyNav } from '../../ui/sticky/sticky-nav.tsx';
import styles from './detail.module.css';
import { type DetailSection, presentSections, Section } from './section.tsx';

type DetailLayoutProps = {
  crumbs: readonly Crumb[];
  /** Title block: who or what this is. */
  head: ReactNode;
  /** How to get an appointment, before everything else. */
  booking: DetailSection | null;
  sections: readonly DetailSection[];
  /** What to say when there is no section. */
  nothing?: string;
  /** What others say of it, after what is known; there with content and without. */
  reviews: DetailSection;
  /** Cards beside the content from 1024 px, below it on phones. */
  side: ReactNode;
  /** What is done on a phone, in a bar at its foot. */
  action?: ReactNode;
};

/** Title block, sticky bar of sections, content column with a side column. */
export function DetailLayout({ crumbs, head, booking, sections, nothing, reviews, side, action }: DetailLayoutProps) {
  const all = [...presentSections([booking]), ...sections, reviews];
  return (
    <article className={styles.page}>
      {booking && (
        <a className="skip-link no-print" href={`#${booking.id}`}>
          Đến phần {booking.title.toLocaleLowerCase('vi')}
        </a>
      )}
      <div className={`container ${styles.top}`}>
        <Breadcrumbs items={crumbs} />
        {head}
      </div>
      {all.length > 1 && <StickyNav items={all.map(({ id, title }) => ({ id, label: title }))} />}
      <div className={`container ${styles.columns}`}>
        <div className={styles.content}>
          {sections.length === 0 && nothing && <Notice title="Đang chờ cập nhật">{nothing}</Notice>}
          {all.map(({ id, title, content }) => (
            <Section key={id} id={id} title={title}>
              {content}
            </Section>
          ))}
        </div>
        <div className={styles.side}>{side}</div>
      </div>
      {action && (
        <div className={styles.bottomBar} data-bottom-action>
          {action}
        </div>
      )}
    </article>
  );
}
