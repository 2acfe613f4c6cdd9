import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './entry-page.module.css';

type EntryPageProps = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Links below the card. */
  after?: ReactNode;
  /** The benefits of an account, beside the form on wide screens. */
  aside: { title: string; points: readonly { icon: LucideIcon; title: string; text: string }[] };
  className?: string;
};

/** A page with one form, and beside it what visitors should know before they fill it in. */
export function EntryPage({ title, lead, children, after, aside, className }: EntryPageProps) {
  return (
    <div className={clsx('container', styles.page, className)}>
      <section className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.card}>{children}</div>
        {after && <p className={styles.after}>{after}</p>}
      </section>
      <aside className={styles.aside} aria-label={aside.title}>
        <p className={styles.asideTitle}>{aside.title}</p>
        <ul className={styles.points}>
          {aside.points.map(({ icon: Icon, title: heading, text }) => (
            <li key={heading} className="point">
              <span className="point-icon">
                <Icon size={20} aria-hidden="true" />
              </span>
              <div>
                <p className={styles.pointTitle}>{heading}</p>
                <p className={styles.pointText}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
