/** What the abbreviations before names mean; each is written as it stands within a sentence. */
const WORDS: Readonly<Record<string, string>> = {
  GS: 'giáo sư',
  PGS: 'phó giáo sư',
  TS: 'tiến sĩ',
  ThS: 'thạc sĩ',
  BS: 'bác sĩ',
  BSNT: 'bác sĩ nội trú',
  DS: 'dược sĩ',
  YS: 'y sĩ',
  CNĐD: 'cử nhân điều dưỡng',
  ĐD: 'điều dưỡng',
  CNHS: 'cử nhân hộ sinh',
  HS: 'hộ sinh',
  KTV: 'kỹ thuật viên',
  LY: 'lương y',
  CKI: 'chuyên khoa I',
  CKII: 'chuyên khoa II',
};
/** Of doctors' abbreviations the one that few patients know. */
const LITTLE_KNOWN = 'BSNT';

type Titled = {
  /** "BSNT Nguyễn Thị Mai" */
  readonly display_name: string;
  readonly name: string;
  readonly occupation: { readonly name: string } | null;
  readonly is_doctor: boolean;
};

/** What stands before a name, in full: "Phó giáo sư, tiến sĩ, bác sĩ"; the occupation where nothing stands there. */
export function titleInWords({ display_name, name, occupation }: Titled): string {
  const profession = occupation?.name ?? '';
  const parts = partsBefore(display_name, name).map(part => WORDS[part] ?? part);
  // A level goes with the profession before it: "bác sĩ chuyên khoa II".
  const words = parts.length === 0 ? [] : parts.join(', ').replaceAll(', chuyên khoa', ' chuyên khoa').split(', ');
  const last = words.at(-1);
  if (last === undefined) return profession;
  // "Bác sĩ Răng Hàm Mặt" says more than "bác sĩ".
  const isSaidMore = lowered(profession).startsWith(last);
  return capital([...words.slice(0, -1), isSaidMore ? lowered(profession) : last].join(', '));
}

/** The same on a card, which says it only of people who are no doctors, and where the abbreviation is little known. */
export function titleOnCard(person: Titled): string {
  const isKnown = person.is_doctor && !partsBefore(person.display_name, person.name).includes(LITTLE_KNOWN);
  return isKnown ? '' : titleInWords(person);
}

function partsBefore(displayName: string, name: string): string[] {
  if (!displayName.endsWith(name)) return [];
  return displayName
    .slice(0, -name.length)
    .trim()
    .split('.')
    .filter(part => part !== '');
}

const lowered = (text: string) => text.charAt(0).toLocaleLowerCase('vi') + text.slice(1);
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('vi') + text.slice(1);
