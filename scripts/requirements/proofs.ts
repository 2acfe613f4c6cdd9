import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** One test as a report has it. */
interface TestOutcome {
  readonly title: string;
  readonly passed: boolean;
}

export type Verdict = 'proved' | 'failing' | 'unproved';

const BRACKETS = /\[([^\]]+)\]/g;
const ID = /^([A-Z]+)-(\d+)(?:\.\.(\d+))?$/;

/** Ids that a test title claims: `[SRCH-01, SRCH-30]`, and ranges such as `[CONST-01..03]`. */
export function claimedIds(title: string): string[] {
  const claims = [...title.matchAll(BRACKETS)].flatMap(([, inside = '']) => inside.split(/[\s,;]+/));
  return claims.flatMap(claim => {
    const match = ID.exec(claim);
    if (!match) return [];
    const [, prefix, first = '', last = first] = match;
    const ids: string[] = [];
    for (let n = Number(first); n <= Number(last); n++) ids.push(`${prefix}-${String(n).padStart(first.length, '0')}`);
    return ids;
  });
}

/** A requirement is proved when a test claims it and none that claims it fails. */
export function verdicts(ids: readonly string[], outcomes: readonly TestOutcome[]): Map<string, Verdict> {
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const outcome of outcomes) {
    for (const id of claimedIds(outcome.title)) (outcome.passed ? passed : failed).add(id);
  }
  return new Map(ids.map(id => [id, failed.has(id) ? 'failing' : passed.has(id) ? 'proved' : 'unproved']));
}

/** The part of the test runner's JSON report that is read. Skipped tests prove nothing and fail nothing. */
const report = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

/** Outcomes of the last runs: one JSON report per suite in `folder`; none when nothing has run yet. */
export function readReports(folder: string): TestOutcome[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .flatMap(file => outcomesOf(report.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))));
}

function outcomesOf(parsed: z.infer<typeof report>): TestOutcome[] {
  return parsed.testResults
    .flatMap(file => file.assertionResults)
    .filter(test => test.status === 'passed' || test.status === 'failed')
    .map(test => ({ title: test.fullName, passed: test.status === 'passed' }));
}
