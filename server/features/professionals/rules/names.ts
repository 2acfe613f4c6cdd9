import { foldCase, foldText } from '../../../platform/text/fold-text.ts';
import { nameOrder } from '../../../platform/text/name-order.ts';

/** What of a person's record goes before the name. Abbreviations as the lists have them: "PGS.TS", "CKII", "BS RHM". */
export interface HonorificFacts {
  readonly title: string;
  readonly degrees: readonly string[];
  readonly occupation: string;
}

/** Parts in the order in which they are written; of each part the highest rank is written, those come first. */
const RANKS = ['GS', 'PGS'];
const DEGREES = ['TS', 'ThS'];
const PROFESSIONS = ['BS', 'DS', 'YS', 'CNĐD', 'ĐD', 'CNHS', 'HS', 'KTV', 'LY'];
const LEVELS = ['CKII', 'CKI', 'NT'];

/** "BSNT" and "DSCKI" are a profession and a level in one; "BSĐK" and "BS RHM" a profession and a field. */
const JOINED = /^(BS|DS|YS)(CKII|CKI|NT)?(?:ĐK|ĐH|CĐ)?$/u;

/**
 * The abbreviations before a name as Vietnamese write them: "PGS.TS.BS", "ThS.BS", "BS.CKII", "BSNT". Empty when the
 * record gives none.
 */
export function honorific({ title, degrees, occupation }: HonorificFacts): string {
  const parts = [title, ...degrees, occupation].flatMap(partsOf);
  const pick = (order: readonly string[]) => order.find(part => parts.includes(part)) ?? '';
  const profession = parts.find(part => PROFESSIONS.includes(part)) ?? '';
  const level = pick(LEVELS);
  const practice = level === 'NT' ? `${profession || 'BS'}NT` : [profession, level].filter(Boolean).join('.');
  return [pick(RANKS), pick(DEGREES), practice].filter(Boolean).join('.');
}

function partsOf(abbreviation: string): string[] {
  return abbreviation.split(/[.\s]+/u).flatMap(part => {
    const joined = JOINED.exec(part);
    return joined ? [joined[1] ?? '', joined[2] ?? ''].filter(Boolean) : [part];
  });
}

/** The name with what goes before it. */
export function displayName(before: string, name: string): string {
  return before === '' ? name : `${before} ${name}`;
}

const MAX_LENGTH = 120;

/** A person's name as it is compared, whatever its accents: "Nguyễn Thị Mai" is "mai nguyen thi". */
export const foldedName = (name: string): string => givenFirst(foldText(name)).slice(0, MAX_LENGTH);

/** A person's name for ordering: given name first, as Vietnamese order people. */
export const sortName = (name: string): string => nameOrder(givenFirst(foldCase(name)), MAX_LENGTH);

function givenFirst(name: string): string {
  const words = name.split(' ');
  const given = words.pop() ?? '';
  return [given, ...words].join(' ').trim();
}
