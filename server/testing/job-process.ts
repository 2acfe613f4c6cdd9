import { z } from 'zod';
import { systemClock } from '../platform/clock/clock.ts';
import { type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { textOf } from '../platform/db/text.ts';
import { defineTopic, handle } from '../platform/jobs/topic.ts';
import { createWorker } from '../platform/jobs/worker.ts';
import { createLogger } from '../platform/log/logger.ts';
import { platformEntities } from '../platform/platform.entity.ts';

/** What the tests of the worker promise: `number` is written into the table `effect` by whoever handles it. */
export const writeEffect = defineTopic('test.effect', z.object({ number: z.number().int() }));

export interface JobProcessSettings {
  readonly database: DatabaseConfig;
  readonly name: string;
  readonly leaseMs: number;
  /** Milliseconds from the beginning of an effect to its end. */
  readonly effectMs: number;
}

/**
 * A worker process for tests, `node job-process.ts SETTINGS`: marks the beginning and the end of each effect in the
 * table `effect`, so that overlapping and repeated work shows. Says "ready", and "begun" when it has begun an effect.
 */
async function main(settings: JobProcessSettings): Promise<void> {
  const db = await openDatabase(settings.database, platformEntities);
  const write = handle(writeEffect, async ({ number }, { attempt }) => {
    await db.transaction(unit =>
      textOf(unit).sql('insert into effect (number, worker, attempt) values (?, ?, ?)', [
        number,
        settings.name,
        attempt,
      ]),
    );
    process.stdout.write('begun\n');
    await new Promise(resolve => setTimeout(resolve, settings.effectMs));
    await db.transaction(unit =>
      textOf(unit).sql('update effect set ended = 1 where number = ? and worker = ? and attempt = ?', [
        number,
        settings.name,
        attempt,
      ]),
    );
  });
  const worker = createWorker({
    db,
    clock: systemClock,
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
    await db.close();
  };
  process.once('SIGTERM', () => void stop());
}

if (import.meta.main) await main(JSON.parse(process.argv[2] ?? '{}'));
