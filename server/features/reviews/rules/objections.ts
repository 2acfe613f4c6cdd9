import { foldCase, foldText } from '../../../platform/text/fold-text.ts';

/** What a filter looks at before a comment is published without staff. */
export interface WrittenComment {
  readonly body: string;
  readonly authorName: string;
}

const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+\.(?:com|vn|net|org|info|xyz|shop|store|online|top|club|site|me|ly)\b/iu;
/** Eight digits and more, however they are grouped. */
const PHONE = /(?:\+?\d[\s.\-()]*){8,}/u;
const SHOUTING_LETTERS = 40;
/** Words of insult, folded; accents are no way around. */
const INSULTS = new Set(['dm', 'dcm', 'vcl', 'vkl', 'dit me', 'lua dao', 'mat day', 'sat nhan', 'giet nguoi']);
/** Those that are everyday words without their accents: "do chờ", "đỡ cho". */
const ACCENTED_INSULTS = ['đồ chó'];

/**
 * Why a comment is to be seen by staff first, in words for them; none where nothing speaks against it.
 * @param isRepeated the same text was posted before
 * @param isProvidersName the author's name is that of a professional who has a page here
 */
export function objectionsTo(
  { body, authorName }: WrittenComment,
  { isRepeated, isProvidersName }: { readonly isRepeated: boolean; readonly isProvidersName: boolean },
): string[] {
  const words = ` ${foldText(body)} `;
  const accented = ` ${foldCase(body)} `;
  const insults = [...INSULTS].some(insult => words.includes(` ${insult} `));
  const accentedInsults = ACCENTED_INSULTS.some(insult => accented.includes(` ${foldCase(insult)} `));
  const objections: Array<readonly [boolean, string]> = [
    [LINK.test(body) || LINK.test(authorName), 'Có liên kết'],
    [PHONE.test(body), 'Có số điện thoại'],
    [isShouted(body), 'Viết hoa toàn bộ'],
    [insults || accentedInsults, 'Có lời xúc phạm hoặc buộc tội'],
    [isRepeated, 'Trùng với nhận xét đã gửi'],
    [isProvidersName, 'Dùng tên của một bác sĩ trên An Tâm'],
  ];
  return objections.flatMap(([applies, text]) => (applies ? [text] : []));
}

function isShouted(body: string): boolean {
  const letters = body.replace(/\P{L}/gu, '');
  return letters.length >= SHOUTING_LETTERS && letters === letters.toUpperCase();
}
