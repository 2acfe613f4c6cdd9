import type { SearchGuide } from '@antam/server/features/guided-search/contract.ts';
import type { RelaxedList } from '@antam/server/features/listing/contract.ts';
import type { ObjectType, SearchGroup, SearchItem } from '@antam/server/features/search/contract.ts';

/** The meaning of words that ask for nothing known. */
export const NOTHING_READ: SearchGuide = {
  whole: false,
  offers: [],
  missing: '',
  relaxed: [],
  unlisted: '',
  meant: '',
  areas: [],
  complaints: [],
  chips: [],
  near: false,
  urgency: null,
};

export const SERVICE: SearchItem = {
  name: 'Nội soi dạ dày',
  absolute_url: '/dich-vu/noi-soi-da-day/',
  main_thumbnail_image: null,
  specialities_nested: [],
  address: '',
  body_search: '',
  type: '',
};

const TITLES = new Map<ObjectType, string>([
  ['professional_index', 'Bác sĩ'],
  ['place_index', 'Cơ sở y tế'],
]);

/** A group of suggestions with so many items, of which the first has a picture. */
export function suggestedGroup(object_type: ObjectType, count: number): SearchGroup {
  const items = Array.from({ length: count }, (_, index) => ({
    name: `Nguyễn ${object_type} ${index}`,
    absolute_url: `/bac-si/${object_type}-${index}/`,
    main_thumbnail_image: index === 0 ? '/uploads/a.webp' : null,
    specialities_nested: ['Nhi khoa', 'Tim mạch'],
    address: '12 Lê Lợi, Huế',
    body_search: '',
    type: '',
  }));
  return {
    object_type,
    title: TITLES.get(object_type) ?? object_type,
    similar: false,
    list_url: '/bac-si/?q=nguyen',
    items,
  };
}

/** The group that stands first where something cannot wait. */
export const EMERGENCY_GROUP: SearchGroup = {
  object_type: 'way_index',
  title: 'Cần cấp cứu: gọi ngay 115',
  similar: false,
  list_url: '/trieu-chung/cap-cuu/',
  items: [{ ...SERVICE, name: 'Làm gì trong khi chờ cấp cứu', absolute_url: '/trieu-chung/cap-cuu/' }],
};

/** The meaning of words that name a complaint which cannot wait. */
export const EMERGENCY: SearchGuide = {
  ...NOTHING_READ,
  complaints: [{ name: 'Khó thở', absolute_url: '/trieu-chung/kho-tho/' }],
  urgency: 'emergency',
};

type OfOneNoun = Pick<RelaxedList, 'kind' | 'count' | 'chosen' | 'absolute_url'> & { readonly noun: string };

/** A list to which an empty one leads, of members that have one name: "bác sĩ". */
export const relaxedList = ({ kind, noun, count, chosen, absolute_url }: OfOneNoun): RelaxedList => ({
  kind,
  count,
  nouns: [{ noun, count }],
  q: '',
  chosen,
  left_out: [],
  absolute_url,
});
