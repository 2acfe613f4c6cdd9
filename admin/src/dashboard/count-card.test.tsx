import { render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { createDataProvider } from '../providers/data.ts';
import { createHttp } from '../providers/http.ts';
import { createI18nProvider } from '../providers/i18n.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { lightTheme } from '../theme/theme.ts';
import { CountCard } from './count-card.tsx';

it('a card with a count asks for the number alone, and for no record of the list', async () => {
  const { send, calls } = createFakeServer(() => ({ json: [], headers: { 'Content-Range': 'accounts */1234' } }));
  render(
    <AdminContext
      i18nProvider={createI18nProvider()}
      theme={lightTheme}
      dataProvider={createDataProvider(createHttp(send))}
    >
      <CountCard resource="accounts" filter={{ role: 'user' }} label="Tài khoản" action="Mở danh sách" />
    </AdminContext>,
  );
  await screen.findByText('1.234');
  const asked = calls.map(({ url }) => new URL(url, 'https://antam.example'));
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/admin/accounts']);
  expect(asked.map(({ searchParams }) => [searchParams.get('range'), searchParams.get('filter')])).toEqual([
    ['[0,-1]', '{"role":"user"}'],
  ]);
});
