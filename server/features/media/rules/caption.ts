import { invalid } from '../../../platform/errors/problem.ts';
import { tidyText } from '../../../platform/text/tidy-text.ts';
import { CAPTION_TOO_LONG, MAX_CAPTION } from '../staff-contract.ts';

/** A caption as it is kept: one tidy line. Throws a 422 Problem where it is too long. */
export function tidyCaption(text: string): string {
  if (text.length > MAX_CAPTION) throw invalid({ caption: [CAPTION_TOO_LONG] });
  return tidyText(text);
}
