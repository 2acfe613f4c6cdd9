import type { ComplaintCard as ComplaintCardData } from '@antam/server/features/complaint-pages/contract.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { LibraryCard, type ListedCardProps } from './library-card.tsx';

/** A complaint in a list: what else it is called, whether it can wait, and who looks after it first. */
export function ComplaintCard({ complaint, ...listed }: ListedCardProps & { complaint: ComplaintCardData }) {
  const { absolute_url, name, also_known, emergency, specialities } = complaint;
  return (
    <LibraryCard {...listed} name={name} url={absolute_url} otherNames={also_known} otherwise="">
      {emergency && <Badge tone="bad">Có thể nguy cấp</Badge>}
      {specialities.slice(0, 1).map(term => (
        <Chip key={term.slug}>{term.name}</Chip>
      ))}
    </LibraryCard>
  );
}
