import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readRequirements } from './requirements/checklist.ts';
import { readReports, type Verdict, verdicts } from './requirements/proofs.ts';

const HELP = `Prints which rows of docs/requirements.tsv are proved by the tests of the last run.

  npm run requirements -- [PREFIX…] [--missing] [--json]

  PREFIX      only rows whose id starts so, e.g. SRCH LIST
  --missing   name the rows that are not proved
  --json      the verdict of every row as JSON

Exit code 1 when a row's test fails; run npm test -- --all first.`;

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MARK: Record<Verdict, string> = { proved: '✓', failing: '✗', unproved: '·' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

if (values.help) console.log(HELP);
else main();

function main(): void {
  const wanted = readRequirements(fromHere('../docs/requirements.tsv')).filter(
    row => positionals.length === 0 || positionals.some(prefix => row.id.startsWith(`${prefix.replace(/-$/, '')}-`)),
  );
  const verdictOf = verdicts(
    wanted.map(row => row.id),
    readReports(fromHere('../test-results/')),
  );
  if (values.json) console.log(JSON.stringify(Object.fromEntries(verdictOf), null, 2));
  else {
    printAreas(verdictOf);
    for (const row of wanted) {
      const verdict = verdictOf.get(row.id) ?? 'unproved';
      if (verdict === 'failing' || (values.missing && verdict === 'unproved'))
        console.log(`${MARK[verdict]} ${row.id.padEnd(10)} ${row.statement}`);
    }
  }
  if ([...verdictOf.values()].includes('failing')) process.exitCode = 1;
}

function printAreas(verdictOf: ReadonlyMap<string, Verdict>): void {
  const areas = Map.groupBy(verdictOf, ([id]) => id.replace(/-\d+$/, ''));
  const count = (rows: readonly (readonly [string, Verdict])[], verdict: Verdict) =>
    rows.filter(([, v]) => v === verdict).length;
  for (const [area, rows] of areas)
    console.log(
      `${area.padEnd(8)} ${String(count(rows, 'proved')).padStart(3)} of ${String(rows.length).padStart(3)} proved`,
    );
  const all = [...verdictOf];
  console.log(
    `${'all'.padEnd(8)} ${String(count(all, 'proved')).padStart(3)} of ${String(all.length).padStart(3)} proved`,
  );
}
