import type { Viewer } from '../../loading/viewer.ts';
import { FollowedThreads } from './followed-threads.tsx';
import { ViewerMenu } from './viewer-menu.tsx';

/** The end of the header of a visitor who is logged in: the questions that they follow, and their menu. */
export function ViewerHeader({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <FollowedThreads />
      <ViewerMenu viewer={viewer} />
    </>
  );
}
