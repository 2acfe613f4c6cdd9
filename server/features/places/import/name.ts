import { foldCase, foldText } from '../../../platform/text/fold-text.ts';
import { tidyText } from '../../../platform/text/tidy-text.ts';
import type { Remark } from '../../../platform/transfer/import.ts';
import { PhraseList } from './phrases.ts';

/** What the rules about names need to know of the directory. */
export interface NameKnowledge {
  /** Phrases that do not distinguish facilities. */
  readonly generic: PhraseList;
  /** Names and aliases of specialities. */
  readonly specialities: PhraseList;
  /** Whether a text is the name of a ward, district or province. */
  isArea(text: string): boolean;
}

export type CheckedName =
  | { readonly name: string; readonly repairs: readonly Remark[]; readonly flags: readonly Remark[] }
  | { readonly refusal: Remark };

const MAX_LENGTH = 200;
export const NAME_TOO_LONG: Remark = { code: 'name_too_long', message: `name longer than ${MAX_LENGTH} characters` };
const PLACEHOLDERS = new Set(
  'khong ten|chua co ten|khong co ten|chua dat ten|chua ro|khong ro|chua xac dinh|unknown|no name|noname|n a|na|none|null|nil|ten|test|demo|abc|xyz|xxx'.split(
    '|',
  ),
);
/** Job titles that mark a name as that of a person: a list of facilities must not hold personal data. */
const JOBS = /\b(ke toan|giam doc|truong phong|nhan vien|le tan|thu ky|ong chu|ba chu)\b/;
/** UTF-8 that was once read as Latin text: "Bá»‡nh viá»‡n". */
const GARBLED = /[ÃÂÄÆá][\u0080-\u00bf»º¡°†‡…‰‘’“”•–—˜™š›œžŸ¼½¾§©®]{1,2}/u;
/** First words that are often misspelt, as they are written. */
const FIRST_WORDS = ['Bệnh viện', 'Phòng khám', 'Nhà thuốc', 'Quầy thuốc', 'Trạm y tế', 'Viện thẩm mỹ', 'Nha khoa'];
const HOSPITAL = new PhraseList(['Bệnh viện', 'Benh vien', 'BV', 'Viện']);
/** "Đa khoa" is another name of a speciality, but "Bệnh viện đa khoa" is no name of a hospital. */
const GENERAL = foldCase('đa khoa');
/** Kinds of area, which stay in small letters before a name. */
const AREA_WORDS = new Set(['phường', 'quận', 'xã', 'huyện', 'tỉnh', 'cơ', 'sở', 'cũ', 'mới'].map(foldCase));
const VIETNAMESE_START = /^(benh vien|bv|nha thuoc|quay thuoc|phong kham|pk|tram y te|trung tam)\b/;
const ACCENT = /[\u0300-\u036f]|[đĐ]/u;

/** Checks the name of a facility, repairs certain mistakes, and remarks on possible ones. */
export function checkName(raw: string, knowledge: NameKnowledge): CheckedName {
  const tidy = tidyText(raw);
  const refusal = refusalOf(tidy, knowledge);
  if (refusal) return { refusal };
  const repairs: Remark[] = [];
  const repaired = repairCapitals(repairFirstWords(tidy), knowledge);
  if (tidy !== raw.trim())
    repairs.push({ code: 'name_letters', message: 'unusual letters or spaces in the name repaired' });
  if (repaired !== tidy) repairs.push({ code: 'name_spelling', message: `name written as "${repaired}"` });
  return { name: repaired, repairs, flags: flagsOf(repaired, knowledge) };
}

function refusalOf(name: string, knowledge: NameKnowledge): Remark | undefined {
  const refuse = (code: string, message: string) => ({ code, message });
  if (name === '') return refuse('no_name', 'no name');
  if (name.length > MAX_LENGTH) return NAME_TOO_LONG;
  const folded = foldText(name);
  if (!/\p{L}/u.test(name)) return refuse('no_name', `"${name}" has no letters`);
  if (name.includes('\ufffd')) return refuse('not_utf8', 'name holds bytes that are not UTF-8');
  if (GARBLED.test(name)) return refuse('garbled', `"${name}" was read in a wrong encoding before`);
  if (PLACEHOLDERS.has(folded)) return refuse('placeholder', `"${name}" stands in for a name`);
  if (JOBS.test(folded)) return refuse('person', 'the name is a person’s, not a facility’s');
  const parts = name.split(',').map(part => part.trim());
  if (parts.length > 1 && parts.every(knowledge.isArea)) return refuse('address', `"${name}" is an address`);
  const isTold = knowledge.generic.without(foldCase(name)) !== '' || isSpecialHospital(name, knowledge);
  return isTold ? undefined : refuse('generic', `"${name}" does not say which one`);
}

/**
 * "Bệnh viện Da liễu" is how a province's only hospital of its kind is called; "Phòng khám da liễu" is nobody's name.
 */
function isSpecialHospital(name: string, knowledge: NameKnowledge): boolean {
  const folded = foldCase(name);
  const head = HOSPITAL.startOf(folded);
  const speciality = head && knowledge.specialities.startOf(folded.slice(head.length + 1));
  return speciality !== undefined && speciality !== '' && speciality !== GENERAL;
}

function repairFirstWords(name: string): string {
  for (const right of FIRST_WORDS) {
    const start = name.slice(0, right.length);
    const isSlip = foldText(start) === foldText(right) && foldCase(start) !== foldCase(right);
    const isWhole = !/\p{L}/u.test(name.charAt(right.length));
    if (isSlip && isWhole && ACCENT.test(start.normalize('NFD'))) return right + name.slice(right.length);
  }
  return name;
}

function repairCapitals(name: string, knowledge: NameKnowledge): string {
  const letters = name.replace(/\P{L}/gu, '');
  const isShouted = letters === letters.toUpperCase() && letters.length > 8 && name.includes(' ');
  const calmed = isShouted ? name.split(' ').map(calmWord).join(' ') : name.replace(/\p{L}+/gu, repairWord);
  return upperFirst(capitaliseOwnWords(calmed, knowledge));
}

/** "BỆNH" becomes "Bệnh"; short words without accents are abbreviations and stay. */
function calmWord(word: string): string {
  const isAbbreviation = word.length <= 4 && !ACCENT.test(word.normalize('NFD')) && !/[AEIOUY]/.test(word.slice(1));
  return isAbbreviation ? word : upperFirst(word.toLowerCase());
}

/** "TRạm" becomes "Trạm": two capitals at the start of an accented word are a typing slip. */
function repairWord(word: string): string {
  const isSlip = /^\p{Lu}{2}\p{Ll}+$/u.test(word) && ACCENT.test(word.normalize('NFD'));
  return isSlip ? upperFirst(word.toLowerCase()) : word;
}

/** Gives a name in small letters its capitals ("nhà thuốc giao phong"), but not the words that say what it is. */
function capitaliseOwnWords(name: string, knowledge: NameKnowledge): string {
  const own = new Set(knowledge.generic.without(foldCase(name)).split(' '));
  const words = name.split(' ');
  const isOwn = (word: string) => own.has(foldCase(word)) && !AREA_WORDS.has(foldCase(word));
  if (words.filter(isOwn).some(word => word !== word.toLowerCase())) return name;
  return words.map(word => (isOwn(word) ? upperFirst(word) : word)).join(' ');
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function flagsOf(name: string, knowledge: NameKnowledge): Remark[] {
  const flags: Remark[] = [];
  const own = knowledge.generic.without(foldCase(name));
  if (own === '') flags.push({ code: 'common_name', message: 'a name that other provinces have as well' });
  if (!ACCENT.test(name.normalize('NFD')) && VIETNAMESE_START.test(foldText(name)) && /[a-z]{2}/.test(own)) {
    flags.push({ code: 'no_accents', message: 'name is written without accents' });
  }
  if (count(name, '(') !== count(name, ')')) flags.push({ code: 'brackets', message: 'a bracket is not closed' });
  return flags;
}

const count = (text: string, part: string) => text.split(part).length - 1;
