/** One test as a report tells it. */
export interface TestOutcome {
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
