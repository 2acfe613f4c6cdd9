import { useEffect, useState } from 'react';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx';
import styles from './visits.module.css';
import type { WeekGridProps } from './week-grid.tsx';

/** As in the style sheet: narrower windows have no room for seven days. */
const WIDE = '(min-width: 1024px)';

type Grid = typeof import('./week-grid.tsx');

/** The week as a grid of hours, on wide screens alone: phones never load it. */
export function WeekPane(props: WeekGridProps) {
  const grid = useGrid();
  return (
    <section className={styles.grid} aria-label="Lịch cả tuần">
      {grid === 'failed' && <p className="muted">Chưa tải được lịch tuần. Danh sách bên cạnh vẫn dùng được.</p>}
      {grid === null && (
        <SkeletonGroup>
          <Skeleton shape="box" height={560} />
        </SkeletonGroup>
      )}
      {grid !== null && grid !== 'failed' && <grid.WeekGrid {...props} />}
    </section>
  );
}

/** The module of the grid once the window has been wide; null before, `failed` where it could not be fetched. */
function useGrid(): Grid | 'failed' | null {
  const [grid, setGrid] = useState<Grid | 'failed' | null>(null);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    let isWanted = true;
    const load = () => {
      if (!wide.matches) return;
      wide.removeEventListener('change', load);
      import('./week-grid.tsx').then(
        module => isWanted && setGrid(module),
        () => isWanted && setGrid('failed'),
      );
    };
    wide.addEventListener('change', load);
    load();
    return () => {
      isWanted = false;
      wide.removeEventListener('change', load);
    };
  }, []);
  return grid;
}
