import { RoaringBitmap32 } from 'roaring-wasm';
import { vietnamMinuteOfWeek } from '../../../platform/clock/vietnam-calendar.ts';
import { type FacetSnapshot, facetKey } from '../../../platform/facets/facet-store.ts';
import { SharedBitmap } from '../../../platform/facets/shared-bitmap.ts';
import { ALWAYS_OPEN } from '../filter-types.ts';
import { isOpenAt, minutesToEdge, readSpan, SPAN_FACETS } from '../rules/week-spans.ts';

const MINUTE_MS = 60_000;
const WEEK = 7 * 24 * 60;

/** What is open in one minute of the week. */
interface OpenMinute {
  readonly minute: number;
  readonly records: SharedBitmap;
  /** Until anything opens or closes. */
  readonly minutesLeft: number;
}

/** The last minute that was asked for, by the spans that it follows from; every request of a minute shares it. */
const lastMinute = new WeakMap<object, OpenMinute>();

/** Which records of a kind are open at a moment: those of every span of the week that holds it. */
export class OpenNow {
  readonly #records: FacetSnapshot;
  readonly #now: Date;
  #minute: number | undefined;
  #open: OpenMinute | undefined;

  constructor(records: FacetSnapshot, now: Date) {
    this.#records = records;
    this.#now = now;
  }

  /** The minute of the week, worked out for those who ask: most lists are of no hour. */
  get minute(): number {
    this.#minute ??= vietnamMinuteOfWeek(this.#now);
    return this.#minute;
  }

  /** The records that are open, until {@link release}; shared: never change it. */
  get bitmap(): RoaringBitmap32 {
    return this.#held().records.bitmap;
  }

  /** Milliseconds for which this stays true by the clock: until anything opens or closes. */
  get trueForMs(): number {
    return this.#held().minutesLeft * MINUTE_MS - (this.#now.getTime() % MINUTE_MS);
  }

  release(): void {
    this.#open?.records.release();
    this.#open = undefined;
  }

  #held(): OpenMinute {
    if (!this.#open) {
      this.#open = openAt(this.#records, this.minute);
      this.#open.records.hold();
    }
    return this.#open;
  }
}

function openAt(records: FacetSnapshot, minute: number): OpenMinute {
  const spans = records.allOf(SPAN_FACETS);
  const last = lastMinute.get(spans);
  if (last?.minute === minute) return last;
  const open = computeOpen(spans, records.get(facetKey('hours', ALWAYS_OPEN)), minute);
  open.records.hold();
  last?.records.release();
  lastMinute.set(spans, open);
  return open;
}

function computeOpen(
  spans: ReadonlyMap<string, RoaringBitmap32>,
  always: RoaringBitmap32 | undefined,
  minute: number,
): OpenMinute {
  const open = always ? [always] : [];
  let minutesLeft = WEEK;
  for (const [key, bitmap] of spans) {
    const span = readSpan(key);
    if (isOpenAt(span, minute)) open.push(bitmap);
    minutesLeft = Math.min(minutesLeft, minutesToEdge(span, minute));
  }
  return { minute, records: new SharedBitmap(RoaringBitmap32.orMany(open)), minutesLeft };
}
