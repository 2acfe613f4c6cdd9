import { notice, processTerminal, say } from '../../cli/io/terminal.ts';
import { startPostgres } from '../postgres.ts';
import { runScript } from '../run-script.ts';
import { releaseTags, withCheckout } from './checkout.ts';
import { HELP, readOptions } from './options.ts';
import { tryRelease } from './try-release.ts';

/* `npm run test:releases`: releases of before and this one on one database. */

const terminal = processTerminal();
await runScript('test:releases', main);

/** Answers the exit code: 1 when something was found. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    say(terminal, HELP);
    return 0;
  }
  const refs = options.from.length > 0 ? options.from : await releaseTags();
  if (refs.length === 0) throw new Error('git knows no tag "v*" here: fetch them, or name a commit with --from');
  const postgres = await startPostgres();
  const found: string[] = [];
  try {
    for (const ref of refs) {
      const tell = (step: string) => notice(terminal, `${ref}: ${step}`);
      const faults = await withCheckout(ref, { isBuilt: true, tell }, ({ folder }) =>
        tryRelease(folder, { server: postgres.url, seconds: options.seconds, tell }),
      );
      found.push(...faults.map(fault => `${ref}: ${fault}`));
    }
  } finally {
    await postgres.stop();
  }
  say(terminal, found.length === 0 ? 'Nothing was found.' : found.join('\n'));
  return found.length === 0 ? 0 : 1;
}
