import type { Services } from '@antam/server/platform/services.ts';
import { Command, Option } from 'commander';
import { announce, say, sayJson, type Terminal } from '../io/terminal.ts';
import { dataOption } from './options.ts';

export function makeWork(terminal: Terminal): Command {
  return new Command('work')
    .description('do the jobs of the outbox (mail, search index …) in a process of its own until stopped')
    .option('--once', 'do what is due now and end')
    .addOption(dataOption())
    .option('--json', 'with --once: print JSON for machines')
    .addOption(new Option('--bulk', 'what "antam serve" leaves, until nothing is left; it starts this').hideHelp())
    .action(async (options: { once?: boolean; data?: string; json?: boolean; bulk?: boolean }) => {
      if (options.bulk) return (await import('../boot/bulk/do-bulk-work.ts')).doBulkWork(terminal);
      const [{ readConfiguration }, { withMigratedServices }, { createWork }, { untilStopped }] = await Promise.all([
        import('../boot/configuration.ts'),
        import('../boot/services.ts'),
        import('@antam/server/app/create-work.ts'),
        import('../io/stop-signal.ts'),
      ]);
      const [{ serveOwnMetrics }, { requireKnownSecret }, { plannedBackups }, { finishErasures }, { JOB_LIMITS }] =
        await Promise.all([
          import('../boot/own-metrics.ts'),
          import('../boot/secret.ts'),
          import('../backup/planned-job.ts'),
          import('../backup/known-erasures.ts'),
          import('../boot/job-limits.ts'),
        ]);
      const work = async (services: Services) => {
        await requireKnownSecret(terminal, services);
        await finishErasures(services);
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
      await withMigratedServices(readConfiguration(terminal, options), work, JOB_LIMITS);
    });
}
