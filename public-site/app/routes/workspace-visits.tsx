import { useLoaderData } from 'react-router';
import { requireWorkspace } from '../features/workspace/managed.ts';
import { loadVisits } from '../features/workspace/visits/load-visits.ts';
import { VisitsBoard } from '../features/workspace/visits/visits-board.tsx';
import { WorkspaceFrame } from '../features/workspace/workspace-frame.tsx';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(async input => {
  const workspace = await requireWorkspace(input);
  return { workspace, page: await loadVisits(input, workspace.managed) };
});

export function Component() {
  const { workspace, page } = useLoaderData<typeof loader>();
  const { managed } = workspace;
  return (
    <WorkspaceFrame workspace={workspace} title="Lịch hẹn">
      <VisitsBoard key={`${managed.kind} ${managed.id}`} managed={managed} page={page} />
    </WorkspaceFrame>
  );
}
