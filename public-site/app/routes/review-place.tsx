import { useLoaderData } from 'react-router';
import { loadWriting } from '../features/reviews/load-writing.ts';
import { sendReview } from '../features/reviews/send-review.ts';
import { WritePage } from '../features/reviews/write-page.tsx';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(loadWriting('place'));

export const action = pageAction(sendReview('place'));

export function Component() {
  return <WritePage writing={useLoaderData<typeof loader>()} />;
}
