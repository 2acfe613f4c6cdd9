import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { fixedClock } from '../platform/clock/clock.ts';
import { type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { textOf } from '../platform/db/text.ts';
import { defineTopic, handle } from '../platform/jobs/topic.ts';
import { createWorker } from '../platform/jobs/worker.ts';
import { createLogger } from '../platform/log/logger.ts';
import { platformEntities } from '../platform/platform.entity.ts';

/** What the tests of the worker enqueue: `number` is written into the table `effect` by the process that handles it. */
export const writeEffect = defineTopic('test.effect', z.object({ number: z.number().int() }));

export interface JobProcessSettings {
  readonly database: DatabaseConfig;
  readonly name: string;
  /** The time when it begins, an ISO date; it passes only at the test's request. */
  readonly now: string;
  readonly leaseMs: number;
}

/**
 * A worker process for tests, `node job-process.ts SETTINGS`: marks the beginning and the end of each effect in the
 * table `effect`, so that overlapping and repeated work shows. Says "ready". Effects that have begun end at the next
 * line "go" of its input; a line with a number lets so many milliseconds pass.
 */
async function main(settings: JobProcessSettings): Promise<void> {
  const db = await openDatabase(settings.database, platformEntities);
  const clock = fixedClock(new Date(settings.now));
  const input = createInterface({ input: process.stdin });
  input.setMaxListeners(0);
  const go = async () => {
    for (let told = ''; told !== 'go'; ) [told] = await once(input, 'line');
  };
  input.on('line', line => clock.advance(Number(line) || 0));
  const write = handle(writeEffect, async ({ number }, { attempt }) => {
    const told = go();
    const effect = [number, settings.name, attempt] as const;
    await db.transaction(unit =>
      textOf(unit).sql('insert into effect (number, worker, attempt) values (?, ?, ?)', effect),
    );
    await told;
    await db.transaction(unit =>
      textOf(unit).sql('update effect set ended = 1 where number = ? and worker = ? and attempt = ?', effect),
    );
  });
  const worker = createWorker({
    db,
    clock,
    log: createLogger('silent'),
    handlers: [write],
    settings: { leaseMs: settings.leaseMs, pollMs: 20 },
  });
  // Opens what writing needs, so that "ready" means ready.
  await db.transaction(unit => textOf(unit).sql('select 1'));
  worker.start();
  process.stdout.write('ready\n');
  const stop = async () => {
    await worker.stop();
    input.close();
    await db.close();
  };
  process.once('SIGTERM', () => void stop());
}

if (import.meta.main) await main(JSON.parse(process.argv[2] ?? '{}'));
