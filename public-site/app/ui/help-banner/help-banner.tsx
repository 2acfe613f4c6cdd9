import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './help-banner.module.css';

type HelpBannerProps = {
  /** `danger`: it stands out from all else; `kind`: it does not frighten. */
  tone: 'danger' | 'kind';
  icon: ReactNode;
  /** What assistive technology calls it. */
  label: string;
  title: string;
  /** Whom to call, as people dial them. */
  numbers: readonly string[];
  children: ReactNode;
};

/** Help that cannot wait, with whom to call. */
export function HelpBanner({ tone, icon, label, title, numbers, children }: HelpBannerProps) {
  return (
    <section className={styles.banner} data-tone={tone} aria-label={label}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p>{children}</p>
      </div>
      <p className={styles.calls}>
        {numbers.map(number => (
          <a key={number} className={styles.call} href={`tel:${number}`}>
            <Phone size={20} aria-hidden="true" /> Gọi {number}
          </a>
        ))}
      </p>
    </section>
  );
}
