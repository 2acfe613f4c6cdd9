import { z } from 'zod';
import { tidyText } from '../../../platform/text/tidy-text.ts';

/** A caption as it is kept: one tidy line of at most 200 characters. */
export const captionText = z.string().transform(tidyText).pipe(z.string().max(200, 'Chú thích dài tối đa 200 ký tự.'));
