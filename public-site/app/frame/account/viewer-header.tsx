import type { Viewer } from '../../loading/viewer.ts';
import { UnreadThreads } from './unread-threads.tsx';
import { ViewerMenu } from './viewer-menu.tsx';

/** The end of the header of somebody who is logged in: what is new for them, and their menu. */
export function ViewerHeader({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <UnreadThreads viewer={viewer} />
      <ViewerMenu viewer={viewer} />
    </>
  );
}
