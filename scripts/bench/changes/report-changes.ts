import { percentile } from '../statistics.ts';
import { CACHE_MB } from './measure-changes.ts';
import type { ChangesResult } from './run-changes.ts';

const MIN_HITS = 0.9;
const RECORD_MS = 500;
const LIST_MS = 10_000;

/** One row of a table in Markdown. */
export function changesRow(engine: string, result: ChangesResult): string {
  const { hitShare, waitShare, reads, writesPerSecond, wrongHere, recordsThere, lists } = result;
  const cells = [
    engine,
    writesPerSecond.toFixed(1),
    reads.toLocaleString('en'),
    String(CACHE_MB),
    `${(hitShare * 100).toFixed(1)} %`,
    `${(waitShare * 100).toFixed(1)} %`,
    `${wrongHere} of ${recordsThere.length}`,
    `${milliseconds(recordsThere, 0.5)}, ${milliseconds(recordsThere, 1)}`,
    `${milliseconds(lists, 0.5)}, ${milliseconds(lists, 1)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

export const CHANGES_HEADER = [
  '| Database | Writes/s | Reads of pages | Cache of a process (MB) | Hits | Of them waited | Wrong at the next request, same process | Other process, median and longest (ms) | Lists, median and longest (ms) |',
  '|---|---|---|---|---|---|---|---|---|',
].join('\n');

const milliseconds = (times: readonly number[], share: number) => Math.round(percentile([...times], share));

/** Which of the bounds were broken; empty where none was. */
export function brokenBounds({ hitShare, wrongHere, recordsThere, lists }: ChangesResult): string[] {
  return [
    ...(hitShare < MIN_HITS ? [`only ${(hitShare * 100).toFixed(1)} % of reads were hits`] : []),
    ...(wrongHere > 0 ? [`${wrongHere} pages were wrong at the next request`] : []),
    ...(Math.max(...recordsThere) > RECORD_MS ? ['a page of a record was late in the other process'] : []),
    ...(Math.max(...lists) > LIST_MS ? ['a list was late'] : []),
  ];
}
