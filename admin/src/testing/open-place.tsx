import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  AdminContext,
  CreateBase,
  EditBase,
  NumberInput,
  RefreshButton,
  ResourceContextProvider,
  required,
  TextInput,
  useRouterProvider,
} from 'react-admin';
import { createDataProvider } from '../providers/data.ts';
import { createHttp } from '../providers/http.ts';
import { createI18nProvider } from '../providers/i18n.ts';
import { lightTheme } from '../theme/theme.ts';
import { RecordForm } from '../ui/record-form.tsx';
import { WHOLE } from '../ui/whole-record.ts';
import { createFakeServer, type Reply } from './fake-server.ts';
import { lan } from './lan.ts';

export const PLACE = { id: 7, name: 'Tên cũ', address: '1 Đường Cũ', updated_at: '2026-11-21T03:00:00.000Z' };

type Save = () => Reply | Promise<Reply>;

const form = (
  <RecordForm>
    <TextInput source="name" label="Tên" />
    <TextInput source="website" label="Trang web" type="url" validate={required()} />
    <TextInput source="address" label="Đường" />
    <NumberInput source="lat" label="Vĩ độ" />
  </RecordForm>
);

const edit = (
  <EditBase id={7} redirect={false} mutationMode="pessimistic" queryOptions={WHOLE} mutationOptions={WHOLE}>
    {form}
    <RefreshButton />
  </EditBase>
);

/** Shows pages of places at a server that answers a save by `save`, and everything else by the place. */
function show(pages: ReactNode, save: Save, stored: () => typeof PLACE) {
  const { send, calls } = createFakeServer(({ method }) => (method === 'GET' ? { json: stored() } : save()));
  const { unmount } = render(
    <AdminContext
      dataProvider={createDataProvider(createHttp(send))}
      authProvider={lan}
      theme={lightTheme}
      i18nProvider={createI18nProvider()}
    >
      <ResourceContextProvider value="places">{pages}</ResourceContextProvider>
    </AdminContext>,
  );
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return { unmount, type, writes: () => calls.filter(({ method }) => method !== 'GET') };
}

/** The form of a place. */
export async function openPlace(save: Save = () => ({ json: PLACE }), stored = () => PLACE) {
  const shown = show(edit, save, stored);
  await screen.findByDisplayValue('Tên cũ');
  return shown;
}

function NewPlace() {
  const { Route, Routes } = useRouterProvider();
  return (
    <Routes>
      <Route path="/places/create" element={<CreateBase redirect="edit">{form}</CreateBase>} />
      <Route path="/places/7" element={edit} />
    </Routes>
  );
}

/** The form of a new place, which becomes {@link PLACE} and leads to its page. */
export async function openNewPlace(save: Save) {
  window.location.hash = '#/places/create';
  const shown = show(<NewPlace />, save, () => PLACE);
  await screen.findByLabelText('Tên');
  return shown;
}

/** Presses Ctrl+S. */
export const pressSaveKeys = () => fireEvent.keyDown(document, { key: 's', ctrlKey: true });
