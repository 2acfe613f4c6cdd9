import { useLoaderData } from 'react-router';
import { loadReviews } from '../features/reviews/load-reviews.ts';
import { WorkspaceComments } from '../features/workspace/comments.tsx';
import { requireWorkspace } from '../features/workspace/managed.ts';
import { WorkspaceFrame } from '../features/workspace/workspace-frame.tsx';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(async input => {
  const workspace = await requireWorkspace(input);
  const { kind, id, can } = workspace.managed;
  // Nobody can have written about a page that is not public.
  return { workspace, reviews: can.view ? await loadReviews(input, kind, id) : null };
});

export function Component() {
  const { workspace, reviews } = useLoaderData<typeof loader>();
  return (
    <WorkspaceFrame workspace={workspace} title="Nhận xét">
      <WorkspaceComments managed={workspace.managed} reviews={reviews} />
    </WorkspaceFrame>
  );
}
