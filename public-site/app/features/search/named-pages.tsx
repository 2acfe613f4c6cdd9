import { Link } from '../../ui/link/link.tsx';
import styles from './complaint-box.module.css';

type NamedPage = {
  readonly name: string;
  readonly absolute_url: string;
  /** It may not wait. */
  readonly emergency?: boolean;
};

/** A line of links to pages, behind what they are; nothing where there are none. */
export function NamedPages({ title, items }: { title: string; items: readonly NamedPage[] }) {
  if (items.length === 0) return null;
  return (
    <p className={styles.named}>
      {title}:{' '}
      {items.map(({ name, absolute_url, emergency }, index) => (
        <span key={absolute_url}>
          {index > 0 && ', '}
          <Link to={absolute_url}>{name}</Link>
          {emergency && ' (có thể nguy cấp)'}
        </span>
      ))}
    </p>
  );
}
