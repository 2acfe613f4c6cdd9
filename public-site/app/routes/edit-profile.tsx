import { useLoaderData } from 'react-router';
import { ProfilePage } from '../features/profile-edits/profile-page.tsx';
import { DONE, PROFILE_SHOWN, saveProfile } from '../features/profile-edits/save-profile.ts';
import { requireWorkspace } from '../features/workspace/managed.ts';
import { pageAction } from '../forms/page-action.ts';
import { pageLoader } from '../loading/page-loader.ts';

export const loader = pageLoader(async input => {
  const workspace = await requireWorkspace({ ...input, params: { kind: 'bac-si', id: input.params.id } });
  const profile = await input.api.get('/api/v1/professional/:id/change-request/', {
    params: { id: workspace.managed.id },
    signal: input.signal,
  });
  return { workspace, profile, isDone: input.url.searchParams.has(DONE) };
});

export const action = pageAction(saveProfile, PROFILE_SHOWN);

export function Component() {
  const { workspace, profile, isDone } = useLoaderData<typeof loader>();
  return <ProfilePage key={profile.id} workspace={workspace} profile={profile} isDone={isDone} />;
}
