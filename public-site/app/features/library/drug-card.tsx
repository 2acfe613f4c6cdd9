import type { DrugCard as DrugCardData } from '@antam/server/features/drugs/contract.ts';
import { Chip } from '../../ui/chip/chip.tsx';
import { DRUG_TYPE_NAMES } from './drug-types.ts';
import { LibraryCard, type ListedCardProps } from './library-card.tsx';

/** A drug in a list: what it is sold as, or what it belongs to, and whether a doctor has to prescribe it. */
export function DrugCard({ drug, ...listed }: ListedCardProps & { drug: DrugCardData }) {
  const { absolute_url, name, brands, names, group, type } = drug;
  return (
    <LibraryCard {...listed} name={name} url={absolute_url} otherNames={[...brands, ...names]} otherwise={group}>
      <Chip tone={type === 'prescription' ? 'accent' : 'brand'}>{DRUG_TYPE_NAMES[type]}</Chip>
    </LibraryCard>
  );
}
