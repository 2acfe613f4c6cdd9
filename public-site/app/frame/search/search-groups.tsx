import type { SearchGroup } from '@antam/server/features/search/contract.ts';
import type { SuggestionGroup } from '../../ui/combobox/suggestion.ts';
import { MOST_GROUPS, ROWS_OF_A_GROUP } from './search-limits.ts';
import { SearchRow } from './search-row.tsx';

/** The answer as the dropdown shows it: at most six groups, the best three of each, and a row to all of them. */
export function searchGroups(groups: readonly SearchGroup[]): SuggestionGroup[] {
  return groups.slice(0, MOST_GROUPS).map(({ object_type, title, list_url, items }) => ({
    key: object_type,
    title,
    rows: items.slice(0, ROWS_OF_A_GROUP).map(item => ({
      key: item.absolute_url,
      value: item.name,
      to: item.absolute_url,
      content: <SearchRow item={item} object_type={object_type} />,
    })),
    more: { label: `Xem tất cả ${title.toLocaleLowerCase('vi')}`, to: list_url },
  }));
}
