import { malformed } from '../errors/problem.ts';

/** Fields and items of a body altogether: a place with all the services it can have has a third of them. */
const MOST_VALUES = 5_000;
/** Objects and lists inside each other; opening hours, the deepest of ours, have five. */
const DEEPEST = 16;

/**
 * Throws 400 for a parsed body that has more fields or is nested deeper than any call takes, so that no schema walks
 * through it.
 */
export function requireModestShape(body: unknown): void {
  let values = 0;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw malformed();
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
      const members: unknown[] = Array.isArray(value) ? value : Object.values(value);
      values += members.length;
      if (values > MOST_VALUES) throw malformed();
      for (const member of members) next.push(member);
    }
    level = next;
  }
}
