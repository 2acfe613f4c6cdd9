import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { positionOf } from '../../../platform/http/position-of.ts';
import type { Services } from '../../../platform/services.ts';
import { calendarTimes } from '../../free-times/calendar-times.ts';
import type { freeWithin } from '../../free-times/queries/free-within.ts';
import type { SelectList } from '../../listing/queries/select-list.ts';
import { placeCards } from '../../places/queries/place-cards.ts';
import { professionalCards } from '../../professionals/queries/professional-cards.ts';
import { DOCTOR, type PeopleKind } from '../../professionals/rules/people-kinds.ts';
import type { WantedKind } from '../../query-reading/rules/query-meaning.ts';
import type { ResultGroup } from '../contract.ts';
import { kindsOf } from './count-listed.ts';

/** Cards of a group on the page of results. */
export const SHOWN = 6;
/** Matches are counted up to this many. */
const MAX_COUNTED = 10_000;

/** What the groups of one page of results are made with. */
export interface Page {
  readonly services: Services;
  readonly selectList: SelectList;
  readonly context: RequestContext;
}

/** What stands above the cards. */
export interface GroupHead {
  readonly title: string;
  readonly list_url: string;
  readonly count: number;
  readonly similar: boolean;
  readonly kinds: PeopleKind[];
}

/** What decides the free times on cards: of people those within areas, of places those of specialities, else all. */
interface CountedTimes {
  readonly within?: ReturnType<typeof freeWithin> | undefined;
  readonly specialities?: readonly number[];
}

/** A group of people or places with the cards of the first of them. */
export async function withCards(
  { services, context }: Page,
  kind: WantedKind,
  group: GroupHead,
  ids: readonly number[],
  { within, specialities = [] }: CountedTimes = {},
): Promise<ResultGroup> {
  const position = positionOf(context);
  const shown = ids.slice(0, SHOWN);
  if (kind === 'professional') {
    const times = within?.then(found => found.times);
    const cards = professionalCards(services, shown, position, { times });
    const [items, decided] = await Promise.all([cards, within]);
    context.dependsOn(...calendarTimes(decided?.places ?? []));
    return { ...group, kind, items };
  }
  const { kinds: _, ...head } = group;
  if (specialities.length > 0) context.dependsOn(...calendarTimes(shown));
  return { ...head, kind, items: await placeCards(services, shown, position, { specialities }) };
}

/** Everything of a kind that matches some words. */
export async function matchesOf({ services }: Page, kind: WantedKind, text: string): Promise<number[]> {
  const { items } = await services.search.match({ kind, query: text, limit: MAX_COUNTED });
  return items.map(({ entityId }) => entityId);
}

/** How many some records are and what they are called. */
export async function countedHead({ services }: Page, kind: WantedKind, ids: readonly number[]) {
  const kinds = kind === 'place' ? [] : await kindsOf(services, ids);
  return { title: titleOf(kind, kinds), count: ids.length, kinds };
}

/** Nobody is a doctor whose occupation does not say so. */
function titleOf(kind: WantedKind, kinds: readonly PeopleKind[]): string {
  if (kind === 'place') return 'Cơ sở y tế';
  return kinds.length === 0 || kinds.some(({ noun }) => noun === DOCTOR) ? 'Bác sĩ' : 'Nhân viên y tế';
}
