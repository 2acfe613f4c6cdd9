import type { ComplaintSection } from '../contract.ts';
import { type Word, withAnyAccents, writtenWords } from './words.ts';

/** The slug of the complaint of those who may want to hurt themselves. */
export const OF_SELF_HARM = 'tu-tu';

/** A complaint as it is looked for. */
export interface Complaint {
  readonly id: number;
  /** Names its page. */
  readonly slug: string;
  readonly name: string;
  /** Every way in which it is called, `name` among them. */
  readonly names: readonly string[];
  /** Words that staff have said to mean it; without any accent they stand for the same words with accents, too. */
  readonly synonyms?: readonly string[];
  readonly emergency: boolean;
  /** The sections of its page that say something; none where it is left out. */
  readonly sections?: readonly ComplaintSection[];
  /** Ids of its specialities and services, the first to think of first. */
  readonly terms: readonly number[];
}

/** Complaints that some words of a text name; several where only accents distinguish them. */
export interface NamedComplaint {
  readonly from: number;
  readonly to: number;
  readonly complaints: readonly Complaint[];
}

/** The words of each name. */
export function wordsOfNames({ names, synonyms = [] }: Complaint): Word[][] {
  return [...names.map(writtenWords), ...synonyms.map(name => withAnyAccents(writtenWords(name)))];
}
