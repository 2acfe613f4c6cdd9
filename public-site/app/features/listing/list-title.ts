import type { ListMeta } from '@antam/server/features/listing/contract.ts';
import { formatNumber } from '../../ui/text/format-number.ts';

type Chosen = ListMeta['chosen'];

type Named = Pick<ListMeta, 'chosen' | 'q'> & { similar?: boolean };

/** Types that read well after the noun ("bác sĩ Nhi khoa"), most specific first. */
const DESCRIBING = ['place_types', 'specialities', 'services'];

/**
 * "128 bác sĩ Nhi khoa tại Hà Nội": the count, what was asked for and where.
 * @param counted the number with its noun, where there are several kinds: "128 bác sĩ và 3 lương y"
 */
export function listTitle(meta: Named & Pick<ListMeta, 'count'>, noun: string, counted?: string): string {
  return listSubject(meta, counted ?? `${formatNumber(meta.count)} ${noun}`);
}

/** How each other type is said after these. */
const CONDITIONS: readonly (readonly [string, (name: string) => string])[] = [
  ['titles', name => `học hàm ${name}`],
  ['degrees', name => `học vị ${name}`],
  ['qualifications', name => name],
  ['languages_spoken', name => `biết ${lowered(name)}`],
  ['bhyt', name => lowered(name)],
  ['hours', name => lowered(name)],
  ['available', name => lowered(name)],
  ['near', name => lowered(name)],
];

/**
 * The title without its count, for the page's title and description: "bác sĩ nữ Nhi khoa tại Hà Nội".
 * @param any stands after who is listed: "phòng khám nhi nào mở cửa 24 giờ"
 */
export function listSubject(meta: Named, noun: string, any = ''): string {
  const gender = only(meta.chosen, 'genders');
  const what = DESCRIBING.map(type => only(meta.chosen, type)).find(name => name !== null);
  const conditions = CONDITIONS.flatMap(([type, said]) => {
    const name = only(meta.chosen, type);
    return name === null ? [] : [said(name)];
  });
  const where = ['districts', 'provinces', 'former_provinces']
    .map(type => meta.chosen.filter(choice => choice.type === type).map(areaInSentence))
    .find(names => names.length > 0);
  return [
    noun,
    gender && lowered(gender),
    what,
    any,
    conditions.join(', '),
    meta.q !== '' && `${meta.similar ? 'gần giống' : 'khớp'} “${meta.q}”`,
    where && `tại ${together(where)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The name of the one chosen value of a type; null when there are none or several. */
function only(chosen: Chosen, type: string): string | null {
  const [first, ...others] = chosen.filter(choice => choice.type === type);
  return first && others.length === 0 ? first.name : null;
}

/** "Hà Nội", "Hà Nội và Huế", "Hà Nội và 2 nơi khác". */
function together([first = '', second, ...others]: readonly string[]): string {
  if (second === undefined) return first;
  return `${first} và ${others.length === 0 ? second : `${others.length + 1} nơi khác`}`;
}

/** "Quận 3 (cũ)", "TP. Hồ Chí Minh". */
const areaInSentence = ({ type, name }: Chosen[number]) => (type === 'districts' ? `${name} (cũ)` : inSentence(name));

/** How people say a province: the city has its rank with its name. */
export const inSentence = (province: string) => (province === 'Hồ Chí Minh' ? `TP. ${province}` : province);

/** Within a sentence: "đang mở cửa". */
const lowered = (name: string) => name.charAt(0).toLocaleLowerCase('vi') + name.slice(1);
