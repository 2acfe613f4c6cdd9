import { isDoctor } from '../../taxonomy/rules/is-doctor.ts';

/** How many people of a kind there are, and what they are called: "bác sĩ". */
export interface PeopleKind {
  readonly noun: string;
  readonly count: number;
}

/** What doctors are called. */
export const DOCTOR = 'bác sĩ';
/** A professional with another occupation, or none that is known. */
const OTHER = 'nhân viên y tế';

/** What people of an occupation are called, by the beginning of its slug. */
const NOUNS = [
  ['y-si', 'y sĩ'],
  ['dieu-duong', 'điều dưỡng'],
  ['ho-sinh', 'hộ sinh'],
  ['ky-thuat-vien', 'kỹ thuật viên'],
  ['duoc-si', 'dược sĩ'],
  ['duoc-ta', 'dược tá'],
  ['luong-y', 'lương y'],
  ['chuyen-vien', 'chuyên viên'],
] as const;

/**
 * What a professional is called by the slug of the occupation: nobody is a doctor but those whose occupation says so.
 */
function personNoun(occupation: string): string {
  if (isDoctor(occupation)) return DOCTOR;
  return NOUNS.find(([beginning]) => occupation.startsWith(beginning))?.[1] ?? OTHER;
}

/**
 * Counts people by what they are called: doctors first, then the most frequent, the others last.
 * @param tally how many have each occupation, by its slug
 * @param total how many there are, those without a known occupation included
 */
export function peopleKinds(tally: ReadonlyMap<string, number>, total: number): PeopleKind[] {
  const counts = new Map<string, number>();
  let rest = total;
  for (const [occupation, count] of tally) {
    const noun = personNoun(occupation);
    if (noun === OTHER) continue;
    counts.set(noun, (counts.get(noun) ?? 0) + count);
    rest -= count;
  }
  counts.set(OTHER, rest);
  const place = (noun: string) => (noun === DOCTOR ? 0 : noun === OTHER ? 2 : 1);
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => ({ noun, count }))
    .toSorted((a, b) => place(a.noun) - place(b.noun) || b.count - a.count);
}
