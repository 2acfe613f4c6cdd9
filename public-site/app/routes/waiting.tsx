import { useLoaderData } from 'react-router';
import { changeWaiting } from '../features/waiting/change-waiting.ts';
import { loadWaiting } from '../features/waiting/load-waiting.ts';
import { WaitingPage } from '../features/waiting/waiting-page.tsx';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(loadWaiting);

export const action = pageAction(changeWaiting);

export function Component() {
  return <WaitingPage data={useLoaderData<typeof loader>()} />;
}
