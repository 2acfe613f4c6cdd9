import { setTimeout as sleep } from 'node:timers/promises';
import { setFavourite } from '@antam/server/features/favourites/commands/set-favourite.ts';
import { savePlaces } from '@antam/server/features/places/commands/save-places.ts';
import { saveProfessionals } from '@antam/server/features/professionals/commands/save-professionals.ts';
import type { Services } from '@antam/server/platform/services.ts';
import type { Measured, MeasuredRecord } from './records.ts';

export interface ChangesResult {
  /** Of reads of pages on both servers, the share that came from the cache. */
  readonly hitShare: number;
  readonly reads: number;
  readonly writesPerSecond: number;
  /** Pages of changed records that were not right at the next request in the process that wrote. */
  readonly wrongHere: number;
  /** Milliseconds after the commit at which the last request began that the other process answered as before; 0 for none. */
  readonly recordsThere: readonly number[];
  /** The same of lists, in either process. */
  readonly lists: readonly number[];
}

export interface ChangesParts {
  readonly services: Services;
  readonly records: Measured;
  readonly accounts: readonly number[];
  readonly servers: { readonly here: string; readonly there: string };
  readonly token: string;
  readonly seconds: number;
}

const WRITES_PER_SECOND = 20;
const MOST_PENDING = 10;
const READERS = 4;
/** Between two reads of one reader, in milliseconds: the processor is to be left for the writes. */
const READ_PAUSE_MS = 15;
const LIST_EVERY_MS = 4_000;
/** After this time a change counts as never seen, in milliseconds. */
const LOST_MS = 20_000;

/** Warms both caches, then writes and reads for so many seconds. */
export async function runChanges(parts: ChangesParts): Promise<ChangesResult> {
  const { records, servers, seconds } = parts;
  const { lists, places, professionals } = records;
  const pages = [...lists, ...[...places, ...professionals].map(({ page }) => page)];
  for (const page of pages) await Promise.all(Object.values(servers).map(server => read(server + page)));
  const before = await pagesServed(parts);
  const end = performance.now() + seconds * 1_000;
  const seen = { wrongHere: 0, recordsThere: [] as number[], lists: [] as number[] };
  const [writes] = await Promise.all([
    write(parts, end, seen),
    changeLists(parts, end, seen.lists),
    ...Object.values(servers).flatMap(server =>
      Array.from({ length: READERS }, (_, n) => readAtRandom(server, pages, end, n)),
    ),
  ]);
  const after = await pagesServed(parts);
  const [cached, rendered] = [after.cache - before.cache, after.render - before.render];
  const reads = cached + rendered;
  return { ...seen, hitShare: cached / reads, reads, writesPerSecond: writes / seconds };
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return text;
}

async function readAtRandom(server: string, pages: readonly string[], end: number, seed: number): Promise<void> {
  for (let n = seed; performance.now() < end; n += 1) {
    // Steps that share no divisor with the number of pages meet all of them.
    await read(server + (pages[(n * 7_919) % pages.length] ?? '/'));
    await sleep(READ_PAUSE_MS);
  }
}

/**
 * Seven hearts in ten writes; of the saves one in six is of a record whose page is read, the others are of records that
 * only lists and search know. Answers how many.
 */
async function write(
  parts: ChangesParts,
  end: number,
  seen: Pick<ChangesResult, 'recordsThere'> & { wrongHere: number; recordsThere: number[] },
): Promise<number> {
  const { services, records, accounts, servers } = parts;
  const pending = new Set<Promise<void>>();
  const begin = (work: Promise<void>) => {
    const task = work.finally(() => pending.delete(task));
    pending.add(task);
  };
  let count = 0;
  for (let next = performance.now(); next < end; next += 1_000 / WRITES_PER_SECOND) {
    await sleep(Math.max(0, next - performance.now()));
    // A machine that cannot do so many does fewer; the figure says so.
    if (pending.size >= MOST_PENDING) await Promise.race(pending);
    const n = count++;
    const kind = n % 2 === 0 ? 'places' : 'professionals';
    const isRead = n % 60 < 10;
    const some = isRead ? records[kind] : records.others[kind];
    const record = some[(n * 31) % some.length];
    if (!record) continue;
    if (n % 10 < 7) {
      const request = { type: kind === 'places' ? 'place' : 'professional', id: record.id, added: n % 3 > 0 } as const;
      begin(setFavourite(services, accounts[n % accounts.length] ?? 0, request).then(() => undefined));
      continue;
    }
    const marker = `đổi-lần-${n}-hết`;
    const saved = save(services, kind, record, { description: `<p>${marker}</p>` });
    begin(
      saved.then(async () => {
        if (!isRead) return;
        const committed = performance.now();
        if (!(await read(servers.here + record.page)).includes(marker)) seen.wrongHere += 1;
        seen.recordsThere.push(await untilShown(servers.there + record.page, marker, committed, 10));
      }),
    );
  }
  await Promise.all(pending);
  return count;
}

/** Renames what stands first on a list, now and then. */
async function changeLists({ services, records, servers }: ChangesParts, end: number, late: number[]): Promise<void> {
  const [first] = records.places;
  for (let n = 0; first && performance.now() < end; n += 1) {
    const marker = `Tên ${n} Mới`;
    await save(services, 'places', first, { name: `${first.name} ${marker}` });
    const committed = performance.now();
    const lists = Object.values(servers).map(server => untilShown(`${server}/co-so-y-te/`, marker, committed, 50));
    late.push(...(await Promise.all(lists)));
    await sleep(LIST_EVERY_MS);
  }
}

async function save(
  services: Services,
  kind: 'places' | 'professionals',
  { id }: MeasuredRecord,
  draft: { readonly name?: string; readonly description?: string },
): Promise<void> {
  await (kind === 'places' ? savePlaces : saveProfessionals)(services, [{ id, ...draft }]);
}

async function untilShown(url: string, marker: string, since: number, everyMs: number): Promise<number> {
  for (let late = 0; ; await sleep(everyMs)) {
    const begun = performance.now() - since;
    if ((await read(url)).includes(marker)) return late;
    if (begun > LOST_MS) return Infinity;
    late = begun;
  }
}

/** Pages that both servers have answered, by where they came from. */
async function pagesServed({ servers, token }: ChangesParts): Promise<{ cache: number; render: number }> {
  const sum = { cache: 0, render: 0 };
  for (const server of Object.values(servers)) {
    const answer = await fetch(`${server}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    const count = (source: string) =>
      Number(new RegExp(`^antam_pages_total\\{source="${source}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
    sum.cache += count('cache');
    sum.render += count('render');
  }
  return sum;
}
