import type { StaffAccountAnswer } from '@antam/server/features/account-admin/staff-contract.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../providers/data.ts';
import { createHttp } from '../../providers/http.ts';
import { createFakeServer, problem, type Reply } from '../../testing/fake-server.ts';
import { renderRecord } from '../../testing/render-record.tsx';
import { RemoveFactorButton } from './remove-factor-button.tsx';

const account: StaffAccountAnswer = {
  id: 7,
  name: 'Nguyễn Thị Mai',
  email: 'mai@example.com',
  mobile_phone: null,
  source: '',
  session_count: 1,
  role: 'place',
  status: 'active',
  is_official: false,
  is_email_confirmed: true,
  has_second_factor: true,
  last_login_at: null,
  deletion_due_at: null,
  can: { edit: true, move: true, remove_second_factor: true },
  created_at: '2026-11-19T03:04:05.000Z',
  updated_at: '2026-11-20T03:04:05.000Z',
};

function open(answer: Reply) {
  const { send, calls } = createFakeServer(() => answer);
  renderRecord(<RemoveFactorButton account={account} />, account, createDataProvider(createHttp(send)), 'accounts');
  return () => calls.map(({ method, url, body }) => [method, url, body]);
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('removing a second factor', () => {
  it('asks for confirmation, then sends the version of the account that the page was read with', async () => {
    const writes = open({ json: account });
    await press('Gỡ xác thực hai lớp');
    await press('Huỷ');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toEqual([]);
    await press('Gỡ xác thực hai lớp');
    await screen.findByText('Gỡ xác thực hai lớp của Nguyễn Thị Mai?');
    await press('Gỡ');
    await screen.findByText('Đã gỡ xác thực hai lớp');
    const body = { second_factor: false, updated_at: account.updated_at };
    expect(writes()).toEqual([['PUT', '/api/admin/accounts/7', body]]);
  });

  it('shows an error when the removal was refused', async () => {
    open(problem(409, 'CONFLICT'));
    await press('Gỡ xác thực hai lớp');
    await press('Gỡ');
    await screen.findByText('Chi tiết CONFLICT');
  });
});
