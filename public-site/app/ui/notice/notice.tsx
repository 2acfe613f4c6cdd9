import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './notice.module.css';

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

type NoticeProps = {
  tone?: keyof typeof icons;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  /** Read out when it appears: for messages that answer something the visitor just did. */
  live?: boolean;
};

/** A message in the flow of the page. */
export function Notice({ tone = 'info', title, children, action, onDismiss, live }: NoticeProps) {
  const Icon = icons[tone];
  const urgent = tone === 'bad' || tone === 'warn';
  return (
    <div className={clsx(styles.notice, styles[tone])} role={live ? (urgent ? 'alert' : 'status') : undefined}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label="Đóng thông báo" onClick={onDismiss} className={styles.close}>
          <X />
        </IconButton>
      )}
    </div>
  );
}
