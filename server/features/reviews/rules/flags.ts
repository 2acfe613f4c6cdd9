import { hasLink } from '../../../platform/text/doubtful-text.ts';
import { flagsOfWords } from '../../contributions/rules/flags.ts';

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
  const repeated = isRepeated ? 'Trùng với nhận xét đã gửi' : null;
  const flags = flagsOfWords({ text: body, isLinked: hasLink(authorName), repeated });
  return isProvidersName ? [...flags, 'Dùng tên của một bác sĩ trên An Tâm'] : flags;
}
