import { hasInsult, hasLink, hasPhoneNumber, isShouted } from '../../../platform/text/doubtful-text.ts';

/** What a filter looks at before a comment is published without staff. */
export interface WrittenComment {
  readonly body: string;
  readonly authorName: string;
}

/**
 * Why a comment is to be seen by staff first, in words for them; none where nothing speaks against it.
 * @param isRepeated the same text was posted before
 * @param isProvidersName the author's name is that of a professional who has a page here
 */
export function flagsOf(
  { body, authorName }: WrittenComment,
  { isRepeated, isProvidersName }: { readonly isRepeated: boolean; readonly isProvidersName: boolean },
): string[] {
  const flags: Array<readonly [boolean, string]> = [
    [hasLink(body) || hasLink(authorName), 'Có liên kết'],
    [hasPhoneNumber(body), 'Có số điện thoại'],
    [isShouted(body), 'Viết hoa toàn bộ'],
    [hasInsult(body), 'Có lời xúc phạm hoặc buộc tội'],
    [isRepeated, 'Trùng với nhận xét đã gửi'],
    [isProvidersName, 'Dùng tên của một bác sĩ trên An Tâm'],
  ];
  return flags.flatMap(([applies, text]) => (applies ? [text] : []));
}
