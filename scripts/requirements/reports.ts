import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { TestOutcome } from './proofs.ts';

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
