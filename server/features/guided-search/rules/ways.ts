import { complaintPages } from '../../complaints/pages.ts';
import { OF_SELF_HARM } from '../../complaints/rules/complaint.ts';
import type { ComplaintTable } from '../../complaints/rules/complaint-table.ts';
import { drugPages } from '../../drugs/pages.ts';
import { forumPages } from '../../forum/pages.ts';
import type { Urgency } from '../../posts/urgent-contract.ts';
import type { SearchGroup, SearchItem } from '../../search/contract.ts';
import type { FoundGroup } from './found-group.ts';

/** Where to go with a question about a medicine that is taken. */
export function drugWays(q: string): FoundGroup {
  const items = [
    way(`Câu hỏi đã có bác sĩ trả lời về “${q}”`, forumPages.list({ q })),
    way('Tra cứu thuốc từ A đến Z', drugPages.list()),
    way('Hỏi bác sĩ', forumPages.ask()),
  ];
  return {
    kind: 'way',
    text: q,
    ids: items.map((_, at) => at),
    isCalledSo: true,
    isNear: false,
    isByWords: false,
    group: groupOf('Hỏi về thuốc', forumPages.list({ q }), items),
  };
}

/** Slugs of the complaints whose pages say what to do at once. */
const URGENT_PAGES: Readonly<Record<Urgency, string>> = { emergency: 'cap-cuu', self_harm: OF_SELF_HARM };

const URGENT_TITLES: Readonly<Record<Urgency, string>> = {
  emergency: 'Cần cấp cứu: gọi ngay 115',
  self_harm: 'Bạn không phải chịu đựng một mình: gọi 115 hoặc 111',
};

/**
 * What stands above all suggestions where something cannot wait: the numbers to call, with the page that says what to do at
 * once where there is one, as staff may delete its complaint.
 */
export function urgentWay(urgency: Urgency, { all }: Pick<ComplaintTable, 'all'>): SearchGroup {
  const page = all.find(({ slug }) => slug === URGENT_PAGES[urgency]);
  if (!page) return groupOf(URGENT_TITLES[urgency], complaintPages.list(), []);
  const to = complaintPages.detail(page);
  const name = urgency === 'emergency' ? 'Làm gì trong khi chờ cấp cứu' : 'Ai có thể giúp bạn ngay bây giờ';
  return groupOf(URGENT_TITLES[urgency], to, [way(name, to)]);
}

const groupOf = (title: string, list_url: string, items: SearchItem[]): SearchGroup => ({
  object_type: 'way_index',
  title,
  list_url,
  similar: false,
  items,
});

const way = (name: string, absolute_url: string): SearchItem => ({
  name,
  absolute_url,
  main_thumbnail_image: null,
  specialities_nested: [],
  address: '',
  body_search: '',
  type: '',
});
