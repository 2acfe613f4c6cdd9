import { setTimeout as sleep } from 'node:timers/promises';
import { createWork } from '@antam/server/app/create-work.ts';
import { textOf } from '../../../server/platform/db/text.ts';
import { withCopy } from '../bookings/world-copy.ts';
import { startServer } from '../server-process.ts';
import { withWorld } from '../services.ts';
import { percentile } from '../statistics.ts';
import { fixed, markdownTable } from '../table.ts';
import { linkedPageTable, writeLinkedPages } from './linked-page.ts';
import { NEW_NAME, TEXTS, tellNames, writeNamedTexts } from './named-texts.ts';

const AIM_SECONDS = 20;
const POLL_MS = 100;
const BEFORE_MS = 5_000;
const PATIENCE_MS = 300_000;

/**
 * How long 10,000 texts take to be linked after a name was added, by the worker of the server that answers reads
 * meanwhile, how long these reads take before and during it, and what a page with many links costs; as tables.
 */
export async function linkingTable(folder: string): Promise<string> {
  let table = '';
  await withCopy(folder, copy =>
    withWorld(copy, async services => {
      process.stderr.write(`writing ${TEXTS} texts …\n`);
      const threads = await writeNamedTexts(services);
      await createWork(services).drain();
      const server = await startServer('cli/bin/antam.js', ['serve', '--data', copy, '--world', 'none'], {
        env: {
          ANTAM_SECRET: 'a secret of the benchmark, thirty-two letters',
          ANTAM_ORIGIN: 'http://localhost',
          ANTAM_LOG_LEVEL: 'warn',
          DATABASE_URL: '',
        },
        readyPath: '/readyz',
      });
      try {
        const paths = threads.map(id => `${server.url}/api/v1/thread/${id}/`);
        await readWhile(paths, async () => sleep(BEFORE_MS));
        const before = await readWhile(paths, async () => sleep(BEFORE_MS));
        const started = performance.now();
        const during = await readWhile(paths, async () => {
          await tellNames(services, [{ id: 1_000_000, url: '/benh/moi/', name: NEW_NAME, others: [] }]);
          await untilLinked(services, started);
        });
        const seconds = (performance.now() - started) / 1_000;
        const pages = await linkedPageTable(server, await writeLinkedPages(services));
        table = `${report(seconds, before, during)}\n\n${pages}`;
      } finally {
        await server.stop();
      }
    }),
  );
  return table;
}

async function untilLinked({ db }: Parameters<Parameters<typeof withWorld>[1]>[0], started: number): Promise<void> {
  for (;;) {
    const row = await textOf(db.primary).first<{ count: number }>(
      `select count(*) as count from post where linked is not null`,
    );
    if ((row?.count ?? 0) >= TEXTS) return;
    if (performance.now() - started > PATIENCE_MS) throw new Error(`only ${row?.count} of ${TEXTS} texts were linked`);
    await sleep(POLL_MS);
  }
}

/** Reads one after the other until `work` is done; answers how long each took, in milliseconds. */
async function readWhile(paths: readonly string[], work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  for (let n = 0; !isDone; n += 1) {
    const started = performance.now();
    const answer = await fetch(paths[n % paths.length] ?? '');
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a read failed with ${answer.status}`);
    times.push(performance.now() - started);
  }
  await done;
  return times;
}

function report(seconds: number, before: readonly number[], during: readonly number[]): string {
  const times = (all: readonly number[]) => [fixed(percentile(all, 0.5)), fixed(percentile(all, 0.99))];
  return markdownTable(
    ['', 'seconds', 'reads p50 ms', 'reads p99 ms', 'aim', 'met'],
    [
      ['before a name was added', '–', ...times(before), '–', '–'],
      [
        `until ${TEXTS.toLocaleString('en')} texts were linked`,
        fixed(seconds, 1),
        ...times(during),
        `≤ ${AIM_SECONDS} s`,
        seconds <= AIM_SECONDS ? 'yes' : 'no',
      ],
    ],
  );
}
