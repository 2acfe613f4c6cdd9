import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import { formatNumber } from '../../ui/text/format-number.ts';

type Chosen = ListMeta['chosen'];

/** Types that read well after the noun ("bác sĩ Nhi khoa"), most telling first. */
const DESCRIBING = ['place_types', 'specialities', 'services'];

/** "128 bác sĩ Nhi khoa tại Hà Nội": the count, what was asked for and where. */
export function listTitle(meta: Pick<ListMeta, 'count' | 'chosen' | 'q'>, noun: string): string {
  return `${formatNumber(meta.count)} ${listSubject(meta, noun)}`;
}

/** The title without its count, for the page's title and description: "bác sĩ Nhi khoa tại Hà Nội". */
export function listSubject(meta: Pick<ListMeta, 'chosen' | 'q'>, noun: string): string {
  const what = DESCRIBING.map(type => only(meta.chosen, type)).find(name => name !== null);
  const where = only(meta.chosen, 'districts') ?? only(meta.chosen, 'provinces');
  return [noun, what, meta.q !== '' && `khớp “${meta.q}”`, where && `tại ${where}`].filter(Boolean).join(' ');
}

/** The name of the one chosen value of a type; null when there are none or several. */
function only(chosen: Chosen, type: string): string | null {
  const [first, ...others] = chosen.filter(choice => choice.type === type);
  return first && others.length === 0 ? first.name : null;
}
