import { useLoaderData } from 'react-router';
import { addressParts, requireWorkspace } from '../features/workspace/managed.ts';
import { switchReception } from '../features/workspace/reception/reception-action.ts';
import { ReceptionForm } from '../features/workspace/reception/reception-form.tsx';
import { CalendarChoice } from '../features/workspace/schedule/calendar-choice.tsx';
import { calendarsOf, choiceName, choiceOf, queryOf } from '../features/workspace/schedule/calendar-query.ts';
import { ScheduleEditor } from '../features/workspace/schedule/schedule-editor.tsx';
import { WorkspaceFrame } from '../features/workspace/workspace-frame.tsx';
import { pageAction } from '../forms/page-action.ts';
import { notFound } from '../loading/page-error.ts';
import { pageLoader } from '../loading/page-loader.ts';
import { EmptyState } from '../ui/states/empty-state.tsx';

const PATH = '/api/v1/calendar/manage/';

export const loader = pageLoader(async input => {
  const { api, url, signal } = input;
  const workspace = await requireWorkspace(input);
  const { kind, id } = workspace.managed;
  const [{ items }, reception] = await Promise.all([
    api.get(`${PATH}list/`, { signal }),
    kind === 'place' ? api.get('/api/v1/place/:id/reception/', { params: { id }, signal }) : null,
  ]);
  const calendars = calendarsOf(items, workspace.managed);
  const asked = url.searchParams.get(choiceName(kind));
  const written = calendars.find(({ version }) => version > 0) ?? calendars[0];
  const open = asked === null ? written : calendars.find(calendar => choiceOf(kind, calendar) === asked);
  if (!open && asked !== null) throw notFound();
  const calendar = open ? await api.get(PATH, { query: queryOf(open), signal }) : null;
  return {
    workspace,
    calendars,
    open: open ? choiceOf(kind, open) : '',
    calendar,
    reception,
    address: url.pathname + url.search,
  };
});

export const action = pageAction(switchReception);

export function Component() {
  const { workspace, calendars, open, calendar, reception, address } = useLoaderData<typeof loader>();
  return (
    <WorkspaceFrame workspace={workspace} title="Lịch khám">
      <CalendarChoice kind={workspace.managed.kind} calendars={calendars} open={open} />
      {calendar ? (
        <ScheduleEditor key={open} calendar={calendar} page={addressParts(workspace.managed)} />
      ) : (
        <EmptyState drawing="map" title="Hồ sơ chưa có nơi làm việc">
          Lịch khám luôn gắn với một cơ sở. Bạn liên hệ An Tâm để thêm nơi làm việc vào hồ sơ.
        </EmptyState>
      )}
      {reception && <ReceptionForm reception={reception} action={address} />}
    </WorkspaceFrame>
  );
}
