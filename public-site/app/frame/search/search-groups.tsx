import type { GuidedAnswer, SearchGuide } from '@antam/server/features/guided-search/contract.ts';
import type { Urgency } from '@antam/server/features/posts/urgent-contract.ts';
import type { ObjectType, SearchGroup, SearchItem } from '@antam/server/features/search/contract.ts';
import { wayOf, wayText } from '../../features/listing/way-of.ts';
import type { SuggestionGroup, SuggestionRow } from '../../ui/combobox/suggestion.ts';
import { AreaRow, CallRow, ComplaintRow, OfferRow, WayRow } from './guide-rows.tsx';
import { MAX_GROUPS, ROWS_OF_A_GROUP } from './search-limits.ts';
import { SearchRow } from './search-row.tsx';

/**
 * The answer as the dropdown shows it: whom to call where something cannot wait, the lists that the words ask for, pages
 * about complaints, areas of that name, then at most six groups with the areas, the best three of each, and a row to all
 * of them. What is not what was asked for is introduced as such.
 */
export function searchGroups(answer: GuidedAnswer, q: string): SuggestionGroup[] {
  const guide = answer[0]?.guide;
  const groups = answer.flatMap(entry => ('items' in entry ? [entry] : []));
  if (!guide) return found(groups).slice(0, MAX_GROUPS);
  if (guide.urgency === null) return guidedGroups(guide, groups, q);
  // The first group says what to do at once.
  const [urgent, ...matching] = groups;
  return [...help(guide.urgency, urgent), ...guidedGroups(guide, matching, q)];
}

/** What the words ask for, then what matches them. */
function guidedGroups(guide: SearchGuide, matching: readonly SearchGroup[], q: string): SuggestionGroup[] {
  const similar = matching[0]?.similar === true && guide.offers.length === 0;
  const isUnknown = similar && guide.unlisted === '' && guide.meant === '';
  const matched = introduced(matching, isUnknown ? `Không có “${q}”. Gần giống:` : '');
  const groups = [...offers(guide), ...complaints(guide), ...[...areas(guide), ...matched].slice(0, MAX_GROUPS)];
  if (guide.meant !== '') return noted(groups, `Kết quả cho “${guide.meant}”`);
  if (guide.unlisted === '') return groups;
  return noted(groups, `“${guide.unlisted}” chưa có trên An Tâm.${similar ? ' Gần giống:' : ''}`);
}

const NUMBERS: Readonly<Record<Urgency, readonly string[]>> = { emergency: ['115'], self_harm: ['115', '111'] };

/** Whom to call, and the page that says what to do until they come. */
function help(urgency: Urgency, page: SearchGroup | undefined): SuggestionGroup[] {
  if (!page) return [];
  const calls = NUMBERS[urgency].map(number => ({
    key: `tel:${number}`,
    value: `Gọi ${number}`,
    to: `tel:${number}`,
    content: <CallRow number={number} />,
  }));
  const { title } = page;
  return [{ key: 'urgent', title, rows: [...calls, ...page.items.map(item => itemRow(item, page.object_type))] }];
}

/** What matches, with a note above the first of it, or above the first that is merely similar behind what is not. */
function introduced(matching: readonly SearchGroup[], note: string): SuggestionGroup[] {
  const groups = found(matching);
  if (note !== '') return noted(groups, note);
  const from = matching.findIndex(({ similar }) => similar);
  return from < 1 ? groups : [...groups.slice(0, from), ...noted(groups.slice(from), 'Gần giống:')];
}

/** The groups with a note above the first, before its own. */
function noted([first, ...others]: readonly SuggestionGroup[], note: string): SuggestionGroup[] {
  if (!first) return [];
  if (note === '') return [first, ...others];
  const whole = first.note === undefined ? note : `${note.replace(/\.$/, '')}. ${first.note}`;
  return [{ ...first, note: whole }, ...others];
}

/** The lists that the words ask for; where these show nothing, that, and the nearest ones that show something. */
function offers({ offers, missing, relaxed }: SearchGuide): SuggestionGroup[] {
  const isMissing = missing !== '' && relaxed.length > 0;
  const rows = isMissing ? relaxed.slice(0, MAX_WAYS).map(wayRow) : offers.map(offerRow);
  return rows.length > 0 ? [{ key: 'offers', ...(isMissing && { note: missing }), rows }] : [];
}

/** Ways that are suggested, so that what matches the words is still in sight. */
const MAX_WAYS = 4;

const offerRow = (offer: SearchGuide['offers'][number]): SuggestionRow => ({
  key: offer.absolute_url,
  value: offer.name,
  to: offer.absolute_url,
  content: <OfferRow offer={offer} />,
});

function wayRow(list: SearchGuide['relaxed'][number]): SuggestionRow {
  const way = wayOf(list);
  return { key: way.to, value: wayText(way), to: way.to, content: <WayRow way={way} /> };
}

function complaints({ complaints }: SearchGuide): SuggestionGroup[] {
  const rows = complaints.map(complaint => ({
    key: complaint.absolute_url,
    value: complaint.name,
    to: complaint.absolute_url,
    content: <ComplaintRow complaint={complaint} />,
  }));
  return rows.length > 0 ? [{ key: 'complaints', rows }] : [];
}

function areas({ areas }: SearchGuide): SuggestionGroup[] {
  const rows = areas.map(area => ({
    key: area.absolute_url,
    value: area.name,
    to: area.absolute_url,
    content: <AreaRow area={area} />,
  }));
  return rows.length > 0 ? [{ key: 'areas', title: 'Khu vực', rows }] : [];
}

function found(groups: readonly SearchGroup[]): SuggestionGroup[] {
  // Of one kind there may be two: what an offered list shows, and what only matches the words.
  return groups.map(({ object_type, title, list_url, items }, at) => ({
    key: `${object_type}-${at}`,
    title,
    rows: items.slice(0, ROWS_OF_A_GROUP).map(item => itemRow(item, object_type)),
    more: { label: `Xem tất cả ${title.toLocaleLowerCase('vi')}`, to: list_url },
  }));
}

const itemRow = (item: SearchItem, object_type: ObjectType): SuggestionRow => ({
  key: item.absolute_url,
  value: item.name,
  to: item.absolute_url,
  content: <SearchRow item={item} object_type={object_type} />,
});
