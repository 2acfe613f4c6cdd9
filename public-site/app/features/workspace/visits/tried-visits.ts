import type { FieldValues } from '../../../memory/draft-store.ts';

/** What is done with many visits, by their codes: which it is about, and with which of them it was done already. */
export type TriedVisits = { about: readonly string[]; reached: readonly string[] };

export const NOTHING_TRIED: TriedVisits = { about: [], reached: [] };

/** Under what name the draft of a message keeps which visits it is about. */
export const TRIED = 'visits';

const SPLIT = '|';

/** As a draft keeps it; empty for nothing. */
export const writeTried = ({ about, reached }: TriedVisits): string =>
  about.length === 0 ? '' : [about.join(' '), reached.join(' ')].join(SPLIT);

/** What a draft has kept; nothing for a text that is no such thing. */
export function readTried(text: string): TriedVisits {
  const [about = '', reached = ''] = text.split(SPLIT);
  return { about: codesIn(about), reached: codesIn(reached) };
}

const codesIn = (text: string): string[] => text.split(' ').filter(code => code !== '');

/** With which visits it was not done. */
export const unreached = ({ about, reached }: TriedVisits): readonly string[] =>
  about.filter(code => !reached.includes(code));

/**
 * What of a draft goes with these visits. A message that has reached some goes on to those of the others that are still
 * there; one that has reached nobody is filled in for visits that it was typed for, and for no others.
 */
export function fittingFor(codes: readonly string[]): (values: FieldValues) => FieldValues {
  return values => {
    const tried = readTried(values[TRIED]?.[0] ?? '');
    const isFor =
      tried.reached.length > 0
        ? unreached(tried).some(code => codes.includes(code))
        : codes.every(code => tried.about.includes(code));
    return isFor ? values : {};
  };
}
