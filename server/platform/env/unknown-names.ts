import { environmentSchema } from './environment-schema.ts';
import { fileVariable, SECRET_VARIABLES } from './secret-files.ts';

const PREFIX = 'ANTAM_';
/** Names that share less than this with another one are no misspelling of it. */
const MIN_LIKENESS = 0.5;

/** Every variable that the product reads. */
export const knownVariables = (): string[] => [
  ...Object.keys(environmentSchema.shape),
  ...SECRET_VARIABLES.map(fileVariable),
];

/** One sentence for each variable that is named like ours and that nothing reads, with the nearest one that is read. */
export function unknownNames(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = knownVariables();
  return Object.keys(env)
    .filter(name => name.startsWith(PREFIX) && !known.includes(name))
    .map(name => {
      const nearest = nearestOf(name, known);
      return `${name} is not known${nearest === undefined ? '' : `: is ${nearest} meant?`}`;
    });
}

function nearestOf(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .filter(other => other.endsWith('_FILE') === name.endsWith('_FILE'))
    .map(other => ({ other, likeness: likeness(name, other) }))
    .filter(candidate => candidate.likeness >= MIN_LIKENESS)
    .toSorted((one, two) => two.likeness - one.likeness);
  return nearest?.other;
}

/**
 * The share of pairs of neighbouring letters that two names have in common (Dice's coefficient), from 0 to 1. Names of the
 * same letters are one name with some of them swapped.
 */
function likeness(one: string, two: string): number {
  if (lettersOf(one) === lettersOf(two)) return 1;
  const [a, b] = [pairsOf(one), pairsOf(two)];
  const shared = a.filter(pair => b.includes(pair)).length + b.filter(pair => a.includes(pair)).length;
  return shared / (a.length + b.length);
}

const lettersOf = (name: string) => [...name].toSorted().join('');

function pairsOf(name: string): string[] {
  const text = name.replace(PREFIX, ' ');
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
}
