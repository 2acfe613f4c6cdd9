import type { ContactCounts } from '@antam/server/features/contacts/staff-contract.ts';
import { render, screen } from '@testing-library/react';
import { AdminContext, type AuthProvider, useCanAccess } from 'react-admin';
import { expect, it } from 'vitest';
import { createDataProvider } from '../providers/data.ts';
import { createHttp } from '../providers/http.ts';
import { createI18nProvider } from '../providers/i18n.ts';
import { queryClient } from '../providers/query-client.ts';
import { mayDo } from '../providers/rights.ts';
import { createFakeServer, problem, type Reply } from '../testing/fake-server.ts';
import { lightTheme } from '../theme/theme.ts';
import { ContactCountsSection } from './contact-counts.tsx';

const COUNTS: ContactCounts = {
  shown: 1_200,
  refused: 300,
  share: 0.2,
  is_unusual: true,
  reasons: { unconfirmed: 290, account: 10, address: 0, contact: 0 },
  days: [
    { day: '2026-11-20', shown: 1_150, refused: 100, share: 0.08 },
    { day: '2026-11-21', shown: 50, refused: 200, share: 0.8 },
  ],
};

/** Answers whether the rights of the staff member are known yet. */
function Access() {
  const { isPending, canAccess } = useCanAccess({ resource: 'contact-counts', action: 'list' });
  return isPending ? null : <p>{canAccess ? 'Được xem' : 'Không được xem'}</p>;
}

/** Shows the section to a staff member; answers the requests that the server got. */
function show(role: 'moderator' | 'editor', reply: Reply) {
  queryClient.clear();
  const { send, calls } = createFakeServer(() => reply);
  const authProvider: AuthProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => role,
    canAccess: async ({ action, resource }) => mayDo(role, action, resource),
  };
  render(
    <AdminContext
      authProvider={authProvider}
      i18nProvider={createI18nProvider()}
      queryClient={queryClient}
      theme={lightTheme}
      dataProvider={createDataProvider(createHttp(send))}
    >
      <ContactCountsSection />
      <Access />
    </AdminContext>,
  );
  return calls;
}

it('[ROLE-31] the dashboard shows moderators how many contacts were shown and refused, why, and that today is unusual', async () => {
  const calls = show('moderator', { json: COUNTS });
  await screen.findByText('1.200');
  for (const text of ['300', '20 %', '80 %']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Bị từ chối vì: chưa xác thực email 290, hết lượt của tài khoản 10.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/cao hơn hẳn những ngày trước/);
  expect(calls.map(({ url }) => url)).toEqual(['/api/admin/contact-counts']);
});

it('the dashboard shows no warning on ordinary days, and no share where nobody asked', async () => {
  const none = { shown: 0, refused: 0, share: null };
  const reasons = { unconfirmed: 0, account: 0, address: 0, contact: 0 };
  const counts = { ...none, reasons, is_unusual: false, days: [{ day: '2026-11-21', ...none }] };
  show('moderator', { json: counts });
  expect(await screen.findAllByText('–')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/Bị từ chối vì/)).toBeNull();
});

it('the dashboard says why the numbers of contacts cannot be read', async () => {
  show('moderator', problem(404, 'NOT_FOUND'));
  expect((await screen.findByRole('alert')).textContent).toContain('NOT_FOUND');
});

it('[ROLE-31] the dashboard shows editors no numbers of contacts and makes no call for them', async () => {
  const calls = show('editor', { json: COUNTS });
  await screen.findByText('Không được xem');
  expect([screen.queryByRole('region'), calls.length]).toEqual([null, 0]);
});
