import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/*
 * `node scripts/bench/lock-holds.ts <data folder> <antam command …>`: how long the command keeps SQLite's write lock at a
 * time, as another process feels it. The database must be there: `antam migrate --data <data folder>`.
 */

const ROOT = path.resolve(import.meta.dirname, '../..');
const [folder, ...command] = process.argv.slice(2);
const file = path.join(folder ?? '', 'antam.sqlite');
if (folder === undefined || command.length === 0 || !existsSync(file)) {
  throw new Error('usage: lock-holds.ts <data folder with a database> <antam command …>');
}

const probe = fork(path.join(import.meta.dirname, 'lock-probe.ts'), [file]);
const begun = performance.now();
const work = spawn(process.execPath, [path.join(ROOT, 'cli/bin/antam.js'), ...command, '--data', folder], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const [status] = z
  .tuple([z.number().nullable()])
  .rest(z.unknown())
  .parse(await once(work, 'exit'));
const seconds = (performance.now() - begun) / 1000;
const answer = once(probe, 'message');
probe.send('stop');
const [holds] = z
  .tuple([z.array(z.number())])
  .rest(z.unknown())
  .parse(await answer);

const sorted = holds.toSorted((a, b) => a - b);
const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
console.log(
  `${command.join(' ')}: ${seconds.toFixed(1)} s, exit ${String(status)}; held ${sorted.length} times, ` +
    `median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms; ${sorted.filter(ms => ms > 100).length} above 100 ms`,
);
