import type {
  ComplaintCard as ComplaintCardData,
  ComplaintList,
} from '@antam/server/features/complaint-pages/contract.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { LetteredListPage } from './lettered-list-page.tsx';
import { LibraryCard, type ListedCardProps } from './library-card.tsx';
import { specialityChoice } from './list-search.tsx';

type ComplaintsQuery = { q?: string; letter?: string; speciality?: string };

/** What people come with, from A to Z: all, of a letter, of a speciality, or by words. */
export function ComplaintsPage({ list, query }: { list: ComplaintList; query: ComplaintsQuery }) {
  const speciality = list.specialities.find(({ slug }) => slug === query.speciality);
  return (
    <LetteredListPage
      kind="complaint"
      title={speciality ? `Triệu chứng ${speciality.name}` : 'Tra cứu triệu chứng'}
      narrowedTo={speciality?.name}
      description="Bạn thấy gì trong người? Khi nào gọi 115, khi nào đi khám và khám chuyên khoa nào, chăm sóc ra sao tại nhà."
      lead="Khi nào gọi 115, khi nào đi khám, khám chuyên khoa nào và ai đang mở cửa gần bạn."
      field={{ label: 'Bạn thấy thế nào', placeholder: 'Đau đầu, sốt, khó thở…' }}
      hint="Bạn thử gõ một từ ngắn hơn, hoặc nói theo cách khác."
      choices={[specialityChoice(list.specialities, speciality)]}
      list={list}
      query={query}
    >
      {list.items.map(complaint => (
        <li key={complaint.slug}>
          <ComplaintCard complaint={complaint} query={query.q ?? ''} />
        </li>
      ))}
    </LetteredListPage>
  );
}

/** A complaint in a list: what else it is called, whether it can wait, and who looks after it first. */
function ComplaintCard({ complaint, ...listed }: ListedCardProps & { complaint: ComplaintCardData }) {
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
