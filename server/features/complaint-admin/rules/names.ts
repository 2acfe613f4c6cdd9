import { writtenWords } from '../../complaints/rules/words.ts';
import type { ComplaintDraft } from '../complaint.record.ts';

type Names = Pick<ComplaintDraft, 'name' | 'people' | 'medical'>;

/** Names that read the same have the same key, whatever their case, their Unicode form and the place of tone marks. */
export const nameKey = (name: string): string =>
  writtenWords(name)
    .map(({ accented }) => accented)
    .join(' ');

/** The same names without those that repeat an earlier one of the complaint. */
export function distinctNames({ name, people, medical }: Names): Names {
  const seen = new Set([nameKey(name)]);
  const isFirst = (other: string) => {
    const key = nameKey(other);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  };
  return { name, people: people.filter(isFirst), medical: medical.filter(isFirst) };
}

/** Every way in which a complaint is called. */
export const allNames = ({ name, people, medical }: Names): string[] => [name, ...people, ...medical];

/**
 * The names of a complaint that another one has, by field, with that one.
 * @param owners whose name each key is
 * @param self by what `owners` knows the complaint; undefined where it does not
 */
export function takenNames<Owner>(
  names: Names,
  owners: ReadonlyMap<string, Owner>,
  self: Owner | undefined,
): Array<{ readonly field: keyof Names; readonly name: string; readonly owner: Owner }> {
  const fields = [
    { field: 'name', texts: [names.name] },
    { field: 'people', texts: names.people },
    { field: 'medical', texts: names.medical },
  ] as const;
  return fields.flatMap(({ field, texts }) =>
    texts.flatMap(name => {
      const owner = owners.get(nameKey(name));
      return owner === undefined || owner === self ? [] : [{ field, name, owner }];
    }),
  );
}
