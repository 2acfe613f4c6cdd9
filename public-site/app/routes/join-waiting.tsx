import { useLoaderData } from 'react-router';
import { JoinPage } from '../features/waiting/join-page.tsx';
import { loadJoin } from '../features/waiting/load-join.ts';
import { sendJoin } from '../features/waiting/send-join.ts';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(loadJoin);

export const action = pageAction(sendJoin);

export function Component() {
  return <JoinPage data={useLoaderData<typeof loader>()} />;
}
