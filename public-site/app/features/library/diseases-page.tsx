import type { DiseaseList } from '@antam/server/features/diseases/contract.ts';
import { DiseaseCard } from './disease-card.tsx';
import { LetteredListPage } from './lettered-list-page.tsx';
import { specialityChoice } from './list-search.tsx';

type DiseasesQuery = { q?: string; letter?: string; speciality?: string };

/** Diseases from A to Z: all, of a letter, of a speciality, or by words. */
export function DiseasesPage({ list, query }: { list: DiseaseList; query: DiseasesQuery }) {
  const speciality = list.specialities.find(({ slug }) => slug === query.speciality);
  return (
    <LetteredListPage
      kind="disease"
      title={speciality ? `Bệnh ${speciality.name}` : 'Tra cứu bệnh'}
      narrowedTo={speciality?.name}
      description="Triệu chứng, nguyên nhân, cách điều trị và khi nào cần đi khám của các bệnh thường gặp, kèm bác sĩ gần bạn."
      lead="Dễ hiểu, có bác sĩ kiểm tra, và cho biết khi nào cần đi khám."
      field={{ label: 'Tên bệnh', placeholder: 'Tiểu đường, đau dạ dày…' }}
      hint="Bạn thử gõ tên khác hoặc một từ ngắn hơn."
      choices={[specialityChoice(list.specialities, speciality)]}
      list={list}
      query={query}
    >
      {list.items.map(disease => (
        <li key={disease.id}>
          <DiseaseCard disease={disease} query={query.q ?? ''} />
        </li>
      ))}
    </LetteredListPage>
  );
}
