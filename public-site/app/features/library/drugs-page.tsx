import type { DrugList } from '@antam/server/features/drugs/contract.ts';
import { DrugCard } from './drug-card.tsx';
import { DRUG_TYPE_NAMES, DRUG_TYPES } from './drug-types.ts';
import { LetteredListPage } from './lettered-list-page.tsx';

type DrugsQuery = { q?: string; letter?: string; group?: string; type?: string };

/** Drugs from A to Z: all, of a letter, of a group, with or without prescription, or by words. */
export function DrugsPage({ list, query }: { list: DrugList; query: DrugsQuery }) {
  const group = list.groups.find(each => each.group === query.group);
  const type = DRUG_TYPES.find(each => each === query.type);
  return (
    <LetteredListPage
      kind="drug"
      title={[type ? DRUG_TYPE_NAMES[type] : 'Tra cứu thuốc', group?.name].filter(Boolean).join(': ')}
      narrowedTo={group?.name}
      description="Công dụng, liều dùng, chống chỉ định, tương tác và tác dụng phụ của các thuốc thường dùng, tra theo tên gốc hoặc tên biệt dược."
      lead="Tra theo tên hoạt chất hoặc tên trên hộp thuốc. Hãy dùng thuốc theo lời bác sĩ, dược sĩ."
      field={{ label: 'Tên thuốc', placeholder: 'Paracetamol, Panadol…' }}
      hint="Bạn thử gõ tên hoạt chất, tên trên hộp, hoặc một từ ngắn hơn."
      choices={[
        {
          name: 'group',
          label: 'Nhóm thuốc',
          all: 'Tất cả nhóm',
          options: list.groups.map(({ group, name, count }) => ({ value: group, label: `${name} (${count})` })),
          chosen: group?.group,
          chosenName: group?.name,
        },
        {
          name: 'type',
          label: 'Kê đơn',
          all: 'Tất cả',
          options: DRUG_TYPES.map(each => ({ value: each, label: DRUG_TYPE_NAMES[each] })),
          chosen: type,
          chosenName: type && DRUG_TYPE_NAMES[type],
        },
      ]}
      list={list}
      query={query}
    >
      {list.items.map(drug => (
        <li key={drug.id}>
          <DrugCard drug={drug} query={query.q ?? ''} />
        </li>
      ))}
    </LetteredListPage>
  );
}
