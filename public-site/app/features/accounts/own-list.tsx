import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './own-list.module.css';

/** What an account has of one kind, one card each. */
export function OwnList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

type OwnItemProps = {
  id?: string;
  /** A heading, of the level that the page needs. */
  title: ReactNode;
  badge: { tone: ComponentProps<typeof Badge>['tone']; text: string };
  /** What can be done with it. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One of a list of {@link OwnList}. */
export function OwnItem({ id, title, badge, actions, children }: OwnItemProps) {
  return (
    <Card as="li" id={id} className={styles.item}>
      <div className={styles.head}>
        {title}
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
