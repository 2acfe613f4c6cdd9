import type { DiseaseCard as DiseaseCardData } from '@antam/server/features/diseases/contract.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { Block, type BlockProps } from './block.tsx';
import styles from './library.module.css';
import { LibraryCard, type ListedCardProps } from './library-card.tsx';

/** A disease in a list: what else it is called, whether it may be one of minutes, and who looks after it. */
export function DiseaseCard({ disease, ...listed }: ListedCardProps & { disease: DiseaseCardData }) {
  const { absolute_url, name, also_known, emergency, specialities, summary } = disease;
  return (
    <LibraryCard {...listed} name={name} url={absolute_url} otherNames={also_known} otherwise={summary}>
      {(emergency || specialities.length > 0) && (
        <>
          {emergency && <Badge tone="bad">Có thể nguy cấp</Badge>}
          {specialities.slice(0, 2).map(each => (
            <Chip key={each.slug}>{each.name}</Chip>
          ))}
        </>
      )}
    </LibraryCard>
  );
}

type DiseaseBlockProps = Omit<BlockProps, 'children'> & { diseases: readonly DiseaseCardData[] };

/** The cards of diseases to which a page leads on; nothing where there are none. */
export function DiseaseBlock({ diseases, ...block }: DiseaseBlockProps) {
  if (diseases.length === 0) return null;
  return (
    <Block {...block}>
      <ul className={styles.cards}>
        {diseases.map(disease => (
          <li key={disease.id}>
            <DiseaseCard disease={disease} level={3} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
