import type { SuggestionGroup } from '../../ui/combobox/suggestion.ts';
import type { SearchGroup } from './search-answer.ts';
import { MOST_GROUPS, ROWS_OF_A_GROUP } from './search-limits.ts';
import { SearchRow } from './search-row.tsx';

const TITLES = new Map([
  ['professional_index', 'Bác sĩ'],
  ['place_index', 'Cơ sở y tế'],
  ['service_index', 'Dịch vụ'],
  ['speciality_index', 'Chuyên khoa'],
  ['thread_index', 'Hỏi bác sĩ'],
  ['collection_index_place', 'Tuyển chọn cơ sở y tế'],
  ['collection_index_professional', 'Tuyển chọn bác sĩ'],
  ['collection_index_thread', 'Tuyển chọn câu hỏi'],
  ['disease_index', 'Bệnh'],
  ['drug_medication_index', 'Thuốc'],
]);

/** The kind's name in Vietnamese. */
export function groupTitle(object_type: string): string {
  return TITLES.get(object_type) ?? 'Kết quả khác';
}

/** The answer as the dropdown shows it: at most six groups, the best three of each, and a row to all of them. */
export function searchGroups(groups: readonly SearchGroup[]): SuggestionGroup[] {
  return groups.slice(0, MOST_GROUPS).map(({ object_type, list_url, items }) => ({
    key: object_type,
    title: groupTitle(object_type),
    rows: items.slice(0, ROWS_OF_A_GROUP).map(item => ({
      key: item.absolute_url,
      value: item.name,
      to: item.absolute_url,
      content: <SearchRow item={item} object_type={object_type} />,
    })),
    more: { label: `Xem tất cả ${groupTitle(object_type).toLocaleLowerCase('vi')}`, to: list_url },
  }));
}
