import type { ComplaintSection } from '../contract.ts';
import type { PlainSentence } from './plain-words.ts';

/** Sections of a complaint's page that are for some people alone. */
export type WhomSection = Extract<ComplaintSection, 'infants' | 'children' | 'pregnancy' | 'elderly'>;

const INFANT_MONTHS = 12;
const ELDERLY_MONTHS = 60 * 12;

/** The section for those of whom a sentence speaks; undefined where it says nothing of them, or they are like anybody. */
export function sectionFor({ isChild, of: { months, isPregnant } }: PlainSentence): WhomSection | undefined {
  if (isPregnant) return 'pregnancy';
  if (isChild) return months !== undefined && months < INFANT_MONTHS ? 'infants' : 'children';
  return months !== undefined && months >= ELDERLY_MONTHS ? 'elderly' : undefined;
}
