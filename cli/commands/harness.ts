import { Command } from 'commander';
import type { HarnessOptions } from '../harness/run-harness.ts';
import type { Terminal } from '../io/terminal.ts';
import { jsonOption, webAddress } from './options.ts';

export function makeHarness(terminal: Terminal): Command {
  return new Command('harness')
    .description('boot the whole product in memory with the world tiny and walk what visitors do, over HTTP')
    .argument('[flow...]', 'flows to walk (default: all)')
    .option('--list', 'name the flows and end')
    .option('--url <base>', 'walk a running deployment instead; only flows that read', webAddress)
    .option('--keep', 'go on running afterwards, until stopped')
    .addOption(jsonOption())
    .action(async (flows: string[], options: HarnessOptions) => {
      const { runHarness } = await import('../harness/run-harness.ts');
      await runHarness(terminal, flows, options);
    });
}
