import { useLoaderData } from 'react-router';
import { AskPage } from '../features/forum/ask-page.tsx';
import { loadAsking } from '../features/forum/load-asking.ts';
import { sendQuestion } from '../features/forum/send-question.ts';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(loadAsking);

/** A question is longer than what most forms take. */
export const action = pageAction(sendQuestion, { longest: 20_000, most: 20 });

export function Component() {
  return <AskPage asking={useLoaderData<typeof loader>()} />;
}
