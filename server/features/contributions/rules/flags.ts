import { hasInsult, hasLink, hasPhoneNumber, isShouted } from '../../../platform/text/doubtful-text.ts';

/** What a filter looks at before a text is published without staff. */
export interface WrittenText {
  /** All words that are shown: those of a title as well. */
  readonly text: string;
  /** Whether there is a link beside the words: in the markup, or in the author's name. */
  readonly isLinked: boolean;
  /** What is said of a text that was sent before; null for one that was not. */
  readonly repeated: string | null;
}

/** What speaks against a text, in words for staff; none where nothing does. */
export function flagsOfWords({ text, isLinked, repeated }: WrittenText): string[] {
  const flags: Array<readonly [boolean, string]> = [
    [hasLink(text) || isLinked, 'Có liên kết'],
    [hasPhoneNumber(text), 'Có số điện thoại'],
    [isShouted(text), 'Viết hoa toàn bộ'],
    [hasInsult(text), 'Có lời xúc phạm hoặc buộc tội'],
  ];
  return [...flags.flatMap(([applies, words]) => (applies ? [words] : [])), ...(repeated === null ? [] : [repeated])];
}
