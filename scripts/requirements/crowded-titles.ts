import { isTitle } from '../words/is-title.ts';
import { claimedIds } from './proofs.ts';

/** A test that proves more rows of the checklist is several tests: what fails in it would say little of what is broken. */
export const MAX_IDS = 3;

/** The lines of a source text whose title claims more rows than one test may prove. */
export function crowdedTitles(source: string): number[] {
  return source
    .split('\n')
    .flatMap((line, at) => (line.includes('[') && isTitle(line) && claimedIds(line).length > MAX_IDS ? [at + 1] : []));
}
