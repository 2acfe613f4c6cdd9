import type { Engine } from '@antam/server/platform/db/engine.ts';
import { isSiteBuilt } from '../../cli/boot/site.ts';
import { showProgress } from '../../cli/io/progress.ts';
import { notice, processTerminal, say, sayJson } from '../../cli/io/terminal.ts';
import { runScript } from '../run-script.ts';
import { ACCOUNT_PARTS } from './accounts-parts.ts';
import { type Cluster, withCluster } from './cluster.ts';
import { KILL_PART } from './kills/kill-part.ts';
import { HELP, readOptions, type TortureOptions } from './options.ts';
import type { Part } from './part.ts';
import { REPLY_PARTS } from './replies.ts';
import { SLOT_PARTS } from './slots-parts.ts';
import { ZONE_PART } from './zones/zone-part.ts';

/** Everything that `npm run torture` does, in this order. */
const PARTS: readonly Part[] = [...SLOT_PARTS, ...ACCOUNT_PARTS, ...REPLY_PARTS, ZONE_PART, KILL_PART];

/** After how many rounds a log says how far it is. */
const ROUNDS_A_LINE = 25;

/** Something that went wrong, and how often. */
interface Finding {
  readonly engine: Engine;
  readonly part: string;
  readonly what: string;
  readonly rounds: number;
}

const terminal = processTerminal();
await runScript('torture', main);

/** Answers the exit code: 1 when something was found. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    const parts = PARTS.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`);
    say(terminal, `${HELP}\n\nParts:\n${parts.join('\n')}`);
    return 0;
  }
  if (!isSiteBuilt()) throw new Error('the public site is not built: run npm run build');
  const parts = chosenParts(options);
  const findings: Finding[] = [];
  for (const engine of options.engines) {
    await withCluster(engine, async cluster => {
      for (const part of parts) findings.push(...(await runPart(cluster, part, options)));
    });
  }
  if (options.json) sayJson(terminal, findings);
  else say(terminal, report(findings));
  return findings.length === 0 ? 0 : 1;
}

function chosenParts({ only }: TortureOptions): readonly Part[] {
  const unknown = only.filter(name => !PARTS.some(part => part.name === name));
  if (unknown.length > 0) throw new Error(`no part is called ${unknown.join(' or ')}`);
  return PARTS.filter(({ name }) => only.length === 0 || only.includes(name));
}

async function runPart(cluster: Cluster, part: Part, options: TortureOptions): Promise<Finding[]> {
  const begun = performance.now();
  const title = `${cluster.engine} ${part.name}`;
  const shown = showProgress(terminal, title, ROUNDS_A_LINE);
  const rounds = part.rounds?.(options) ?? options.rounds;
  const found = new Map<string, number>();
  const { returns: before } = cluster.tally;
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const what of await part.round(cluster)) {
        // Said at once: who ends a run of hours early has seen it.
        if (!found.has(what)) notice(terminal, `${title}: round ${round + 1}: ${what}`);
        found.set(what, (found.get(what) ?? 0) + 1);
      }
      shown.update(round + 1, rounds);
    }
    for (const what of (await part.finish?.(cluster)) ?? []) found.set(what, 1);
  } finally {
    shown.finish();
  }
  const seconds = Math.round((performance.now() - begun) / 1_000);
  const returns = cluster.tally.returns - before;
  notice(terminal, `${title}: ${rounds} rounds, ${found.size} findings, ${returns} answers of 503 in ${seconds} s`);
  const findings = [...found].map(([what, count]) => ({
    engine: cluster.engine,
    part: part.name,
    what,
    rounds: count,
  }));
  // Said at once: a long run may be ended before its report.
  if (findings.length > 0) notice(terminal, report(findings));
  return findings;
}

function report(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing was found.';
  return findings.map(({ engine, part, what, rounds }) => `${engine} ${part}: ${what} (${rounds} rounds)`).join('\n');
}
