import { oneLineOf } from '../../platform/contract/formatted-text.ts';
import { htmlText } from '../../platform/text/text-field.ts';

/** Words of a position at most, whatever their formats. */
const MAX_POSITION = 200;

/** A position as it is sent: formatted, of few words. */
export const positionHtml = htmlText(2_000).refine(
  text => oneLineOf(text).length <= MAX_POSITION,
  `Không được quá ${MAX_POSITION} ký tự.`,
);
