import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** CSS lengths. */
  width?: string | number;
  height?: string | number;
  shape?: 'line' | 'box' | 'circle';
};

/** A grey shape in place of content that is loading. Put it in a `SkeletonGroup`, which is what gets read aloud. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return <span className={clsx(styles.skeleton, styles[shape])} style={{ width, height }} />;
}

/** Hides the shapes from screen readers and says once that something is loading. */
export function SkeletonGroup({ label = 'Đang tải…', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** The shape of a person's or a place's card. */
export function CardSkeleton({ kind }: { kind: 'person' | 'place' }) {
  const lines = (
    <div className={styles.lines}>
      <Skeleton width="60%" height={22} />
      <Skeleton width="85%" />
      <Skeleton width="45%" />
    </div>
  );
  if (kind === 'person') {
    return (
      <div className={clsx(styles.card, styles.person)}>
        <Skeleton shape="circle" width={72} height={72} />
        {lines}
      </div>
    );
  }
  return (
    <div className={clsx(styles.card, styles.place)}>
      <Skeleton shape="box" />
      {lines}
    </div>
  );
}

/** As many card shapes as a list is likely to have. */
export function ListSkeleton({ kind, count = 6 }: { kind: 'person' | 'place'; count?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        {Array.from({ length: count }, (_, index) => `card-${index}`).map(key => (
          <CardSkeleton key={key} kind={kind} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
