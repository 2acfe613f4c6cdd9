import type { DiseaseList } from '@antam/server/features/diseases/contract.ts';
import { diseasePages } from '@antam/server/features/diseases/pages.ts';
import type { TermRef } from '@antam/server/features/taxonomy/contract.ts';
import { formatNumber } from '../../ui/text/format-number.ts';
import { Block } from './block.tsx';
import { DiseaseCard } from './disease-card.tsx';
import styles from './library.module.css';

type SpecialityDiseasesProps = Pick<DiseaseList, 'count' | 'items'> & { speciality: TermRef };

/** Diseases that a speciality looks after, with the way to all of them. */
export function SpecialityDiseases({ speciality, count, items }: SpecialityDiseasesProps) {
  if (items.length === 0) return null;
  return (
    <Block
      title="Bệnh thường gặp"
      more={diseasePages.list({ speciality: speciality.slug })}
      moreLabel={`Xem ${formatNumber(count)} bệnh ${speciality.name}`}
    >
      <ul className={styles.cards}>
        {items.map(disease => (
          <li key={disease.id}>
            <DiseaseCard disease={disease} level={3} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
