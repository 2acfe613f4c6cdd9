import {
  type MeaningPart,
  meaningsOf,
  type QueryMeaning,
  type ReadPart,
} from '../../query-reading/rules/query-meaning.ts';

const NAMED: ReadonlySet<MeaningPart> = new Set(['speciality', 'service', 'occupation', 'place_type']);

/** Whether a query names a field, a service, an occupation or a kind of facility, rather than a title or hours alone. */
export function isNamed({ parts }: Pick<QueryMeaning, 'parts'>): boolean {
  return parts.some(({ meanings }) => meanings.some(({ part }) => NAMED.has(part)));
}

/**
 * The words of a query without its areas, specialities by their names; what the visitor looks for where it names
 * nothing else.
 */
export function widerText({ words, parts }: QueryMeaning): string {
  const named = parts.filter(({ meanings }) => meanings.some(({ part }) => NAMED.has(part)));
  const textOf = ({ from, to, meanings }: ReadPart) => {
    const [field] = meanings.flatMap(meaning => (meaning.part === 'speciality' ? [meaning.term] : []));
    return field ? field.name : words.slice(from, to).join(' ');
  };
  const text = named.map(textOf).join(' ');
  if (text !== '') return text;
  const isOfPlaces = ['hours', 'bhyt'] as const;
  const isPlace =
    isOfPlaces.some(part => meaningsOf({ parts }, part).length > 0) ||
    meaningsOf({ parts }, 'kind').some(({ kind }) => kind === 'place');
  return isPlace ? 'bệnh viện' : 'bác sĩ';
}
