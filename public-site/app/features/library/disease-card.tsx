import type { DiseaseCard as DiseaseCardData } from '@antam/server/features/diseases/contract.ts';
import { Chip } from '../../ui/chip/chip.tsx';
import { LibraryCard, type ListedCardProps } from './library-card.tsx';

/** A disease in a list: what else it is called and who looks after it. */
export function DiseaseCard({ disease, ...listed }: ListedCardProps & { disease: DiseaseCardData }) {
  const { absolute_url, name, also_known, specialities, summary } = disease;
  return (
    <LibraryCard {...listed} name={name} url={absolute_url} otherNames={also_known} otherwise={summary}>
      {specialities.length > 0 && specialities.slice(0, 2).map(each => <Chip key={each.slug}>{each.name}</Chip>)}
    </LibraryCard>
  );
}
