import type { Services } from '@antam/server/platform/services.ts';
import { Command } from 'commander';
import { announce, say, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption } from './options.ts';

/** The longest wait for the answer to one statement: longer than the wait for a lock, and longer than any job needs. */
const QUERY_MS = 60_000;

export function makeWork(terminal: Terminal): Command {
  return new Command('work')
    .description('do the jobs of the outbox (mail, search index …) in a process of its own until stopped')
    .option('--once', 'do what is due now and end')
    .addOption(dataOption())
    .option('--json', 'with --once: print JSON for machines')
    .action(async (options: { once?: boolean; data?: string; json?: boolean }) => {
      const [{ readConfiguration }, { withMigratedServices }, { createWork }, { untilStopped }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('../boot/services.ts'),
        import('@antam/server/app/create-work.ts'),
        import('../io/stop-signal.ts'),
      ]);
      const [{ serveOwnMetrics }, { requireKnownSecret }, { plannedBackups }] = await Promise.all([
        import('../boot/own-metrics.ts'),
        import('../boot/secret.ts'),
        import('../backup/planned-job.ts'),
      ]);
      const work = async (services: Services) => {
        await requireKnownSecret(terminal, services);
        const worker = createWork(services, {}, plannedBackups(services));
        if (options.once) {
          const jobs = await worker.drain();
          if (options.json) sayJson(terminal, { jobs });
          else say(terminal, `${jobs} jobs done.`);
          return;
        }
        const stopped = untilStopped();
        const metrics = await serveOwnMetrics(services);
        worker.start();
        announce(terminal, 'The worker runs.');
        await stopped;
        await worker.stop();
        await metrics?.close();
      };
      await withMigratedServices(readConfiguration(terminal, options), work, { queryMs: QUERY_MS });
    });
}
