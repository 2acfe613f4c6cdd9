import type { VisitOptions } from './chromium.ts';

let last = 0;

/** A visitor at a network address of their own: what they try wrongly does not spend what all other tests may. */
export function elsewhere(options: VisitOptions = {}): VisitOptions {
  last += 1;
  return { ...options, extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${last}` } };
}
