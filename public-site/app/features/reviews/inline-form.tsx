import { type ComponentProps, useState } from 'react';
import { browserCookies } from '../../memory/cookie-jar.ts';
import { readHints } from '../accounts/entry-query.ts';
import { ReviewForm } from './review-form.tsx';

/** The form of a review on a page that many visitors share: what is filled in comes from this browser. */
export function InlineForm(props: Omit<ComponentProps<typeof ReviewForm>, 'hints'>) {
  const [hints] = useState(() => readHints(browserCookies));
  return <ReviewForm {...props} hints={hints} />;
}
