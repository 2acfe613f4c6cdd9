import { complaintPages } from '@antam/server/features/complaints/pages.ts';
import { diseasePages } from '@antam/server/features/diseases/pages.ts';
import { drugPages } from '@antam/server/features/drugs/pages.ts';
import { ChipLink } from '../../ui/chip/chip.tsx';
import styles from './library.module.css';

/** The lists of the library, side by side. */
export function LibraryTabs({ open }: { open: 'diseases' | 'drugs' | 'complaints' }) {
  return (
    <nav className={styles.chips} aria-label="Tra cứu">
      <ChipLink to={diseasePages.list()} selected={open === 'diseases'}>
        Bệnh
      </ChipLink>
      <ChipLink to={drugPages.list()} selected={open === 'drugs'}>
        Thuốc
      </ChipLink>
      <ChipLink to={complaintPages.list()} selected={open === 'complaints'}>
        Triệu chứng
      </ChipLink>
    </nav>
  );
}
