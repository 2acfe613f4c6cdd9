import { setTimeout as sleep } from 'node:timers/promises';
import { setFavourite } from '@antam/server/features/favourites/commands/set-favourite.ts';
import { savePlaces } from '@antam/server/features/places/commands/save-places.ts';
import { saveProfessionals } from '@antam/server/features/professionals/commands/save-professionals.ts';
import type { Services } from '@antam/server/platform/services.ts';
import type { Measured, MeasuredRecord } from './records.ts';
import { book, review, vote } from './visitors.ts';
import { type PlannedWrite, workloadOf } from './workload.ts';

export interface ChangesResult {
  /** Of the reads of cached pages on both servers, the share that nobody had to wait for a rendering. */
  readonly hitShare: number;
  /** The share that waited for a rendering which another request, or the background, had begun: they count as hits. */
  readonly waitShare: number;
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
  readonly measured: Measured;
  readonly accounts: readonly number[];
  readonly servers: { readonly here: string; readonly there: string };
  readonly token: string;
  readonly seconds: number;
}

const WRITES_PER_SECOND = 20;
/** A machine that cannot do so many does fewer, and fewer writes as well: the share of hits depends on both. */
const READS_PER_WRITE = 10;
/** Writes, and reads, that may be unanswered before the next one waits. */
const MAX_PENDING = { writes: 10, reads: 40 };
const LIST_EVERY_MS = 4_000;
/** After this time a change counts as never seen, in milliseconds. */
const LOST_MS = 20_000;
/** Pages asked for at once while the caches are warmed. */
const WARMERS = 4;

type Seen = Pick<ChangesResult, 'recordsThere'> & { wrongHere: number; recordsThere: number[] };

/** Warms both caches, then writes and reads for so many seconds. */
export async function runChanges(parts: ChangesParts): Promise<ChangesResult> {
  const { measured, servers, seconds } = parts;
  const both = Object.values(servers);
  await warm([...measured.lists, ...measured.records.map(({ page }) => page)], both);
  const before = await pagesCounted(parts);
  const seen = { wrongHere: 0, recordsThere: [] as number[], lists: [] as number[] };
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  const writing = async () => {
    const writes = await writeAndRead(parts, end, seen);
    return { writes, writesPerSecond: (writes * 1_000) / (performance.now() - begun) };
  };
  const [{ writes, writesPerSecond }] = await Promise.all([writing(), changeLists(parts, end, seen.lists)]);
  const reads = writes * READS_PER_WRITE;
  // The request that checks a page may have had it rendered: that counts against the readers.
  const after = await pagesCounted(parts);
  const [rendered, waited] = [after.render - before.render, after.wait - before.wait];
  return { ...seen, hitShare: 1 - rendered / reads, waitShare: waited / reads, reads, writesPerSecond };
}

async function warm(pages: readonly string[], both: readonly string[]): Promise<void> {
  for (let at = 0; at < pages.length; at += WARMERS) {
    const some = pages.slice(at, at + WARMERS);
    await Promise.all(both.flatMap(server => some.map(page => read(server + page))));
  }
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return text;
}

/**
 * Writes at its pace, whether reads are answered or not, and reads from both servers alike. Answers how many writes there
 * were.
 */
async function writeAndRead(parts: ChangesParts, end: number, seen: Seen): Promise<number> {
  const { measured, servers } = parts;
  const workload = workloadOf(measured);
  const both = Object.values(servers);
  const [writing, reading] = [atMost(MAX_PENDING.writes), atMost(MAX_PENDING.reads)];
  let count = 0;
  for (let next = performance.now(); performance.now() < end; next += 1_000 / WRITES_PER_SECOND) {
    await sleep(Math.max(0, next - performance.now()));
    const planned = workload.write(count);
    const n = count;
    if (planned) await writing.start(() => write(parts, planned, n, seen));
    for (let nth = n * READS_PER_WRITE; nth < (n + 1) * READS_PER_WRITE; nth += 1) {
      await reading.start(() => read((both[nth % both.length] ?? '') + workload.page(nth)));
    }
    count += 1;
  }
  await Promise.all([writing.end(), reading.end()]);
  return count;
}

/** Runs at most so many tasks at a time; `start` waits for a free place, `end` for all of them. Rejects as they do. */
function atMost(most: number) {
  const pending = new Set<Promise<void>>();
  return {
    start: async (work: () => Promise<unknown>): Promise<void> => {
      if (pending.size >= most) await Promise.race(pending);
      const task: Promise<void> = work().then(() => void pending.delete(task));
      pending.add(task);
    },
    end: async (): Promise<void> => void (await Promise.all(pending)),
  };
}

async function write(
  { services, accounts, servers }: ChangesParts,
  { does, record, isChecked }: PlannedWrite,
  n: number,
  seen: Seen,
): Promise<void> {
  const account = accounts[n % accounts.length] ?? 0;
  if (does === 'heart')
    return void (await setFavourite(services, account, { type: record.kind, id: record.id, added: n % 3 > 0 }));
  if (does === 'vote') return vote(services, record, account, n % 3 > 0);
  if (does === 'booking') return book(services, record, n);
  if (does === 'review') return review(services, record, n);
  const marker = `đổi-lần-${n}-hết`;
  await save(services, record, { description: `<p>${marker}</p>` });
  if (!isChecked) return;
  const committed = performance.now();
  if (!(await read(servers.here + record.page)).includes(marker)) seen.wrongHere += 1;
  seen.recordsThere.push(await untilShown(servers.there + record.page, marker, committed, 10));
}

/** Renames what stands first on a list, now and then. */
async function changeLists({ services, measured, servers }: ChangesParts, end: number, late: number[]): Promise<void> {
  const [first] = measured.records;
  for (let n = 0; first && performance.now() < end; n += 1) {
    const marker = `Tên ${n} Mới`;
    await save(services, first, { name: `${first.name} ${marker}` });
    const committed = performance.now();
    const lists = Object.values(servers).map(server => untilShown(`${server}/co-so-y-te/`, marker, committed, 50));
    late.push(...(await Promise.all(lists)));
    await sleep(LIST_EVERY_MS);
  }
}

async function save(
  services: Services,
  { kind, id }: MeasuredRecord,
  draft: { readonly name?: string; readonly description?: string },
): Promise<void> {
  await (kind === 'place' ? savePlaces : saveProfessionals)(services, [{ id, ...draft }]);
}

async function untilShown(url: string, marker: string, since: number, everyMs: number): Promise<number> {
  for (let late = 0; ; await sleep(everyMs)) {
    const begun = performance.now() - since;
    if ((await read(url)).includes(marker)) return late;
    if (begun > LOST_MS) return Infinity;
    late = begun;
  }
}

/** Requests that both servers have rendered a page for, and those that waited for one. */
async function pagesCounted({ servers, token }: ChangesParts): Promise<Record<'render' | 'wait', number>> {
  const sum = { render: 0, wait: 0 };
  for (const server of Object.values(servers)) {
    const answer = await fetch(`${server}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    for (const source of ['render', 'wait'] as const) {
      const counted = new RegExp(`^antam_pages_total\\{source="${source}"\\} (\\d+)`, 'm').exec(text);
      sum[source] += Number(counted?.[1] ?? 0);
    }
  }
  return sum;
}
