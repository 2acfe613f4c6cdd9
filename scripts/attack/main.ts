import { isSiteBuilt } from '../../cli/boot/site.ts';
import { showProgress } from '../../cli/io/progress.ts';
import { notice, processTerminal, say, sayJson, type Terminal } from '../../cli/io/terminal.ts';
import { runScript } from '../run-script.ts';
import { caps } from './caps-part.ts';
import { faults } from './faults-part.ts';
import { hidden } from './hidden-part.ts';
import { holds } from './holds-part.ts';
import { invisible } from './invisible-part.ts';
import { malformed } from './malformed/part.ts';
import { type AttackOptions, HELP, readOptions } from './options.ts';
import type { Finding, Part } from './part.ts';
import { report } from './report.ts';
import { rights } from './rights-part.ts';
import { sockets } from './sockets-part.ts';
import { stores } from './stores-part.ts';
import { type Databases, openDatabases, withTarget } from './target.ts';
import { texts } from './texts-part.ts';

/** Everything that `npm run attack` does, in this order. */
const PARTS: readonly Part[] = [malformed, rights, texts, invisible, caps, holds, hidden, stores, sockets, faults];

const terminal = processTerminal();
await runScript('attack', main);

/** Answers the exit code: 1 when something was found. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    say(
      terminal,
      `${HELP}\n\nParts:\n${PARTS.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`).join('\n')}`,
    );
    return 0;
  }
  if (!isSiteBuilt()) throw new Error('the public site is not built: run npm run build');
  const parts = chosenParts(options);
  const databases = await openDatabases(options.engine);
  const findings: Finding[] = [];
  try {
    for (const part of parts) findings.push(...(await runPart(terminal, part, databases, options)));
  } finally {
    await databases.stop();
  }
  if (options.json) sayJson(terminal, findings);
  else say(terminal, report(findings));
  return findings.length === 0 ? 0 : 1;
}

function chosenParts({ only, request }: AttackOptions): readonly Part[] {
  const names = request === undefined ? only : ['malformed'];
  const unknown = names.filter(name => !PARTS.some(part => part.name === name));
  if (unknown.length > 0) throw new Error(`no part is called ${unknown.join(' or ')}`);
  return PARTS.filter(({ name }) => names.length === 0 || names.includes(name));
}

async function runPart(
  terminal: Terminal,
  part: Part,
  databases: Databases,
  options: AttackOptions,
): Promise<readonly Finding[]> {
  const begun = performance.now();
  const shown = showProgress(terminal, part.name);
  const note = (line: string) => notice(terminal, `${part.name}: ${line}`);
  const progress = (done: number, total: number) => shown.update(done, total, part.name);
  try {
    const findings = await withTarget(databases, target => part.run(target, { ...options, progress, note }), {
      env: part.env,
    });
    shown.finish();
    note(`${findings.length} findings in ${Math.round((performance.now() - begun) / 1_000)} s`);
    return findings;
  } finally {
    shown.finish();
  }
}
