import type { RelaxedList } from '@antam/server/features/listing/contract.ts';
import type { Way } from '../../ui/states/ways.tsx';
import { peopleText } from '../professionals/people-text.ts';
import { listSubject } from './list-title.ts';

const WHERE: ReadonlySet<string> = new Set(['near', 'districts', 'provinces', 'former_provinces']);

/**
 * A list to which an empty one leads, in words: "2 bác sĩ" "Da liễu tại Quận 1 (cũ)", without "Nữ".
 * @param asked the words of the empty one
 */
export function wayOf(list: RelaxedList, asked = ''): Way {
  const { nouns, q, chosen, left_out, absolute_url } = list;
  const isAnywhere = !chosen.some(({ type }) => WHERE.has(type));
  const subject = [listSubject(list, ''), isAnywhere && 'trên cả nước'].filter(Boolean).join(' ');
  const without = asked === q ? left_out : [...left_out, `“${asked}”`];
  return { counted: peopleText(nouns), subject, without, to: absolute_url };
}

/** The words of a way in one line. */
export const wayText = ({ counted, subject }: Pick<Way, 'counted' | 'subject'>): string =>
  [counted, subject].filter(text => text !== '').join(' ');
