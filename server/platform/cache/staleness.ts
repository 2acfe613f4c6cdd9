import { EVERYTHING, isLookedAt, isMeant, readName, type Tag, type ToldName } from './tag.ts';

/** When something made from tagged answers becomes stale and when it expires. */
export interface Staleness {
  /** From this time on it should be made again, in milliseconds since 1970. */
  refreshAt: number;
  /** From this time on it may not be shown. */
  expiresAt: number;
}

interface Watched<Thing> extends Staleness {
  readonly thing: Thing;
  readonly madeAt: number;
  readonly tags: readonly Tag[];
}

/** Something that is being made; its tags are not known yet. */
export interface Making {
  readonly startedAt: number;
  /** The tags that have changed since it was started. */
  readonly told: ReadonlySet<string>;
}

/**
 * Tracks which tagged things have become stale. A change costs work only for the things that carry its tag, once for
 * each.
 */
export interface StalenessIndex<Thing extends object> {
  /** Call it before anything is read. */
  begin(now: number): Making;
  /** Call it if making failed; it forgets what `begin` noted. */
  drop(making: Making): void;
  /**
   * Starts tracking a finished thing; changes since its start count.
   * @param tags undefined if they are not known: then any change makes it stale
   */
  watch(thing: Thing, making: Making, tags: readonly Tag[] | undefined): Staleness;
  forget(thing: Thing): void;
  /** How many things are tracked. */
  size(): number;
  /**
   * Something has changed. Answers the things that may no longer be shown because of it, but for those without known
   * tags: these would be answered with every change.
   * @param changedAt when it changed, where this process hears of it later: lateness is counted from there
   */
  tell(names: readonly string[], now: number, changedAt?: number): readonly Thing[];
}

/** When a change was heard of, and when it was. */
interface Told {
  readonly now: number;
  readonly changedAt: number;
}

/** How a thing carries a tag. */
type Carried = Pick<Tag, 'lagMs' | 'aspects'>;

const ANYTHING: Tag = { name: EVERYTHING, lagMs: 0 };

export function createStalenessIndex<Thing extends object>(): StalenessIndex<Thing> {
  const watched = new Map<Thing, Watched<Thing>>();
  const carriers = new Map<string, Map<Watched<Thing>, Carried>>();
  /** Those that a change was announced to and that may still be shown: what hides ends that. */
  const late = new Map<string, Map<Watched<Thing>, Carried>>();
  const careful = new Set<Watched<Thing>>();
  const underWay = new Map<Making, Set<string>>();

  const unlist = (entry: Watched<Thing>) => {
    careful.delete(entry);
    for (const { name } of entry.tags) {
      unlistFrom(carriers, name, entry);
      unlistFrom(late, name, entry);
    }
  };
  /** A tag that has been announced stays so for good: a later change leaves the entry no longer, but one that hides. */
  const tellCarriers = ({ name, aspects: changed, isAtOnce }: ToldName, { now, changedAt }: Told, expired: Thing[]) => {
    for (const lists of isAtOnce ? [carriers, late] : [carriers]) {
      for (const [entry, carried] of lists.get(name) ?? []) {
        if (!isLookedAt(carried.aspects, changed)) continue;
        const lagMs = isAtOnce ? 0 : carried.lagMs;
        const wasShown = now < entry.expiresAt;
        age(entry, changedAt, lagMs);
        if (wasShown && now >= entry.expiresAt) expired.push(entry.thing);
        unlistFrom(lists, name, entry);
        if (lagMs > 0) listed(late, name).set(entry, carried);
      }
    }
  };
  const carry = (entry: Watched<Thing>, tag: Tag) => {
    const list = listed(carriers, tag.name);
    list.set(entry, both(list.get(entry), tag));
  };

  return {
    begin: startedAt => {
      const told = new Set<string>();
      const making = { startedAt, told };
      underWay.set(making, told);
      return making;
    },
    drop: making => void underWay.delete(making),
    watch: (thing, making, known) => {
      underWay.delete(making);
      const { startedAt, told } = making;
      const tags = [...(known ?? []), ANYTHING];
      const entry: Watched<Thing> = { thing, madeAt: startedAt, tags, refreshAt: Infinity, expiresAt: Infinity };
      if (known === undefined && told.size > 0) age(entry, startedAt, 0);
      for (const tag of tags) {
        const meant = [...told].filter(name => isMeant(tag, name));
        const lagMs = meant.some(name => readName(name).isAtOnce) ? 0 : tag.lagMs;
        if (meant.length === 0) carry(entry, tag);
        else age(entry, startedAt, lagMs);
        if (meant.length > 0 && lagMs > 0) listed(late, tag.name).set(entry, tag);
        if (tag.ageMs !== undefined) age(entry, startedAt, tag.ageMs);
      }
      if (known === undefined) careful.add(entry);
      watched.set(thing, entry);
      return entry;
    },
    forget: thing => {
      const entry = watched.get(thing);
      if (!entry) return;
      watched.delete(thing);
      unlist(entry);
    },
    size: () => watched.size,
    tell: (names, now, changedAt = now) => {
      for (const told of underWay.values()) for (const name of names) told.add(name);
      for (const entry of careful) age(entry, now, 0);
      careful.clear();
      const expired: Thing[] = [];
      const at = { now, changedAt };
      for (const told of names.map(readName)) {
        if (!told.name.endsWith(EVERYTHING)) tellCarriers(told, at, expired);
        else
          for (const carried of Array.from(carriers.keys()))
            if (isMeant({ name: carried }, told.name)) tellCarriers({ ...told, name: carried }, at, expired);
      }
      return expired;
    },
  };
}

/**
 * Made again at the first request after a change, but at most twice in the time for which the tag may be shown late.
 */
function age(entry: Watched<unknown>, changedAt: number, lagMs: number): void {
  entry.refreshAt = Math.min(entry.refreshAt, Math.max(changedAt, entry.madeAt + lagMs / 2));
  entry.expiresAt = Math.min(entry.expiresAt, changedAt + lagMs);
}

/** Where a thing carries a tag twice it is stale as soon as by one of them, and by what either looks at. */
function both(known: Carried | undefined, { lagMs, aspects }: Carried): Carried {
  if (!known) return { lagMs, ...(aspects ? { aspects } : {}) };
  const looked = known.aspects && aspects && [...new Set([...known.aspects, ...aspects])];
  return { lagMs: Math.min(known.lagMs, lagMs), ...(looked ? { aspects: looked } : {}) };
}

function unlistFrom<Key, Entry>(lists: Map<string, Map<Key, Entry>>, name: string, key: Key): void {
  const list = lists.get(name);
  list?.delete(key);
  if (list?.size === 0) lists.delete(name);
}

function listed<Key, Entry>(lists: Map<string, Map<Key, Entry>>, name: string): Map<Key, Entry> {
  const known = lists.get(name);
  if (known) return known;
  const list = new Map<Key, Entry>();
  lists.set(name, list);
  return list;
}
