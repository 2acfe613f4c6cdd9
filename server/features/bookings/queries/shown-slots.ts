import { createAnswerCache, type MadeAnswer } from '../../../platform/cache/answer-cache.ts';
import { record, type Tag } from '../../../platform/cache/tag.ts';
import type { Services } from '../../../platform/services.ts';
import { type CalendarOf, keyOf } from '../../schedules/calendar-of.ts';
import { calendarTags } from '../../schedules/calendar-tags.ts';
import { loadCalendars } from '../../schedules/queries/load-calendars.ts';
import { CALENDAR_SLOTS } from '../commands/lock-calendars.ts';
import type { CalendarSlots } from '../contract.ts';
import { ANYBODY, type Visitor } from '../visitor.ts';
import { plannedSlots, type Reading, type SlotsAsked } from './offered-slots.ts';

/** The slots of a calendar, and what becomes stale with them. */
export interface ShownSlots {
  /** Undefined where none are on offer. */
  readonly slots: CalendarSlots | undefined;
  readonly tags: readonly Tag[];
}

/** The slots of calendars as the visitor who asks sees them, in the order of `wanted`. */
export type ReadShownSlots = (wanted: readonly CalendarOf[], asked: SlotsAsked) => Promise<ShownSlots[]>;

/** Some 500 calendars over a week. */
const CACHE_BYTES = 16_000_000;

/**
 * Reads slots to be shown, those of strangers from a cache of this process. A visitor with holds or visits of their own
 * sees slots in other states, so these are computed for them alone. A booking asks the database, never this.
 */
export function createShownSlots(services: Reading & Pick<Services, 'tags'>): ReadShownSlots {
  const cache = createAnswerCache<ShownSlots>(CACHE_BYTES, services);
  return async (wanted, asked) => {
    const byKey = new Map(wanted.map(of => [keyFor(of, asked), of]));
    const make = (keys: readonly string[]) => computed(services, keys, byKey, asked);
    if (isKnown(asked.visitor)) {
      const made = await make([...byKey.keys()]);
      return [...made.values()].map(({ answer }) => answer);
    }
    const answers = await cache.get([...byKey.keys()], keys => make(keys));
    return [...byKey.keys()].flatMap(key => answers.get(key) ?? []);
  };
}

const isKnown = ({ accountId, holderHash }: Visitor) =>
  accountId !== ANYBODY.accountId || holderHash !== ANYBODY.holderHash;

const keyFor = (of: CalendarOf, { days, minutes }: SlotsAsked) => `${keyOf(of)}/${days}/${minutes ?? ''}`;

async function computed(
  services: Reading,
  keys: readonly string[],
  byKey: ReadonlyMap<string, CalendarOf>,
  asked: SlotsAsked,
): Promise<Map<string, MadeAnswer<ShownSlots>>> {
  const wanted = keys.flatMap(key => byKey.get(key) ?? []);
  const calendars = await loadCalendars(services.db.primary, wanted);
  const planned = await plannedSlots(services, [...calendars.values()], asked);
  const byCalendar = new Map(planned.map(each => [keyOf(each.slots), each]));
  return new Map(
    wanted.map(of => {
      const { id, slots, trueUntil = Infinity } = byCalendar.get(keyOf(of)) ?? {};
      const tags = [...calendarTags(of), ...(id === undefined ? [] : [record(CALENDAR_SLOTS, id)])];
      return [keyFor(of, asked), { answer: { slots, tags }, bytes: bytesOf(slots), tags, trueUntil }];
    }),
  );
}

/** Of a slot: the object with its two texts, and its bytes in answers. */
const SLOT_BYTES = 300;
const ENTRY_BYTES = 1_000;

const bytesOf = (slots: CalendarSlots | undefined): number =>
  (slots?.days ?? []).reduce((sum, day) => sum + day.slots.length * SLOT_BYTES, ENTRY_BYTES);
