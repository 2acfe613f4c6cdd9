import type { FilterType } from '../../listing/contract.ts';
import type { WantedHours, WantedKind } from '../../query-reading/rules/query-meaning.ts';

/** Slugs by the filter that they are values of. */
export type IntentFilters = Partial<Record<FilterType, readonly string[]>>;

/** What is looked for, without where. */
export interface Topic {
  readonly name: string;
  readonly filters: IntentFilters;
}

/** One list that a query may ask for. */
export interface Intent {
  readonly kind: WantedKind;
  /** "Da liễu"; everybody where no field is named. */
  readonly topic: string;
  /** "Quận 3 (cũ)", "tỉnh khác"; empty for everywhere. */
  readonly where: string;
  readonly filters: IntentFilters;
  /**
   * Those of the filters that say what a professional must be or a facility must offer, whatever the field and the
   * area.
   */
  readonly conditions: IntentFilters;
  /** Whether it is of a wider area than was asked for. */
  readonly widened: boolean;
}

/** Who is missing where there is nobody. */
const NOUNS: Readonly<Record<WantedKind, string>> = { professional: 'bác sĩ', place: 'cơ sở' };
/** Whom a list shows that is of no field. */
export const EVERYBODY: Readonly<Record<WantedKind, string>> = {
  professional: 'Bác sĩ và nhân viên y tế',
  place: 'Cơ sở y tế',
};

/** Each of the hours that may be asked for, as lists name them. */
export const HOURS: Readonly<Record<WantedHours, string>> = {
  always: 'Mở cửa 24 giờ',
  now: 'Đang mở cửa',
  saturday: 'Mở cửa thứ Bảy',
  sunday: 'Mở cửa Chủ Nhật',
};

/** Filters whose values say by themselves who or what is listed. */
const NAMING = ['place_types', 'occupations', 'titles', 'degrees', 'qualifications'] as const;

/** What is said where the first of some intents shows nothing: "Chưa có bác sĩ Da liễu ở Quận 3 cũ." */
export function missingText([intent]: readonly Intent[], kinds: readonly WantedKind[]): string {
  if (!intent) return '';
  const isOfTheMoment = intent.filters.hours?.includes('now') === true;
  const where = intent.where === '' ? '' : ` ở ${intent.where}`;
  return `${isOfTheMoment ? 'Hiện chưa thấy' : 'Chưa có'} ${missingWhat(intent, kinds)}${where}.`;
}

function missingWhat({ kind, topic, filters }: Intent, kinds: readonly WantedKind[]): string {
  if (topic === EVERYBODY[kind] && kinds.length > 1) return 'bác sĩ hay cơ sở y tế';
  const isNamed = topic.startsWith(EVERYBODY[kind]) || NAMING.some(type => filters[type] !== undefined);
  return isNamed ? lowered(topic) : `${kinds.map(each => NOUNS[each]).join(' hay ')} ${topic}`;
}

/** Within a sentence: "mở cửa Chủ Nhật". */
export const lowered = (name: string) => name.charAt(0).toLocaleLowerCase('vi') + name.slice(1);
