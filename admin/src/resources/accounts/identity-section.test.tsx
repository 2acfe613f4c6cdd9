import type { GrantedIdentity } from '@antam/server/features/posts/staff-contract.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRouterProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../providers/data.ts';
import { createHttp } from '../../providers/http.ts';
import { createFakeServer, problem, type Reply } from '../../testing/fake-server.ts';
import { renderRecord } from '../../testing/render-record.tsx';
import { AccountEdit } from './edit.tsx';
import { IdentitySection } from './identity-section.tsx';

const account = { id: 7, is_official: true, status: 'active' } as const;
const mai: GrantedIdentity = {
  id: 3,
  kind: 'professional',
  entity_id: 1,
  name: 'BS Nguyễn Thị Mai',
  url: '/bac-si/nguyen-thi-mai-1/',
  consent: 'Email ngày 12-11-2026',
  granted_by: 'Bùi Quản Trị',
  created_at: '2026-11-19T03:04:05.000Z',
};

/** Says that the page has the answer about the identities. */
function Known() {
  const { isSuccess } = useQuery({ queryKey: ['accounts', 'identities', account.id], queryFn: skipToken });
  return isSuccess && <output>known</output>;
}

type Account = Parameters<typeof IdentitySection>[0]['account'];
type Opened = { identities?: readonly GrantedIdentity[]; of?: Account; granted?: Reply };

/** Shows the section over a server that knows one doctor and one place, and answers a grant as the test says. */
function open({ identities = [], of = account, granted = { json: { identities: [mai] } } }: Opened = {}) {
  const { send, calls } = createFakeServer(({ method, url }) => {
    const [, resource] = /admin\/(professionals|places)\?/.exec(url) ?? [];
    if (resource) {
      const name = resource === 'places' ? 'Phòng khám Hoa Sen' : 'BS Nguyễn Thị Mai';
      return { json: [{ id: 1, name }], headers: { 'Content-Range': `${resource} 0-0/1` } };
    }
    return method === 'GET' ? { json: { identities } } : granted;
  });
  const page = (
    <>
      <IdentitySection account={of} />
      <Known />
    </>
  );
  renderRecord(page, of, createDataProvider(createHttp(send)), 'accounts');
  return () => calls.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body]);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');
const CONSENT = 'Bác sĩ đã đồng ý khi nào, bằng cách nào';

/** Finds a page by typing and chooses it. */
async function choose(typed: string, name: RegExp): Promise<void> {
  const box = await screen.findByRole('combobox', { name: 'Tên, chỉ trang đang hiện' });
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: typed } });
  fireEvent.click(await within(await screen.findByRole('listbox')).findByText(name));
}

describe('[ROLE-31] the identities of an official account', () => {
  it('are shown with who granted them and how the doctor agreed, and taken back by a press', async () => {
    const writes = open({ identities: [mai] });
    await screen.findByText('BS Nguyễn Thị Mai');
    expect(screen.getByText(/bởi Bùi Quản Trị. Đồng ý: Email ngày 12-11-2026/)).toBeTruthy();
    press('Thu hồi tên BS Nguyễn Thị Mai');
    await waitFor(() => expect(writes()).toEqual([['DELETE', '/api/admin/accounts/7/identities/3', undefined]]));
  });

  it('are not offered where the account is not official', async () => {
    open({ of: { ...account, is_official: false } });
    await screen.findByText('known');
    expect(screen.queryByText('Được trả lời với tư cách')).toBeNull();
  });

  it('are a verified doctor’s only with a record of the consent', async () => {
    const writes = open();
    await choose('mai', /Nguyễn Thị Mai/);
    expect(isOff('Cấp tên')).toBe(true);
    fireEvent.change(screen.getByLabelText(CONSENT), { target: { value: '  ' } });
    expect(isOff('Cấp tên')).toBe(true);
    fireEvent.change(screen.getByLabelText(CONSENT), { target: { value: 'Email ngày 12-11-2026' } });
    press('Cấp tên');
    await screen.findByText('Đã cấp tên BS Nguyễn Thị Mai.');
    const body = { kind: 'professional', entity_id: 1, consent: 'Email ngày 12-11-2026' };
    expect(writes()).toEqual([['POST', '/api/admin/accounts/7/identities', body]]);
    expect(isOff('Cấp tên')).toBe(true);
  });

  it('are a place’s without asking for consent, whatever was typed for a doctor before', async () => {
    const writes = open();
    fireEvent.change(await screen.findByLabelText(CONSENT), { target: { value: 'Của bác sĩ' } });
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Loại trang' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Cơ sở y tế' }));
    expect(screen.queryByLabelText(CONSENT)).toBeNull();
    await choose('hoa sen', /Hoa Sen/);
    press('Cấp tên');
    await screen.findByText('Đã cấp tên Phòng khám Hoa Sen.');
    const body = { kind: 'place', entity_id: 1, consent: '' };
    expect(writes()).toEqual([['POST', '/api/admin/accounts/7/identities', body]]);
  });

  it('keep what was chosen and typed where the server refuses the grant', async () => {
    open({ granted: problem(409, 'CONFLICT') });
    await choose('mai', /Nguyễn Thị Mai/);
    fireEvent.change(screen.getByLabelText(CONSENT), { target: { value: 'Email ngày 12-11-2026' } });
    press('Cấp tên');
    await screen.findByText('Chi tiết CONFLICT');
    expect(screen.getByLabelText(CONSENT)).toHaveProperty('value', 'Email ngày 12-11-2026');
    await waitFor(() => expect(isOff('Cấp tên')).toBe(false));
  });
});

function AccountPages() {
  const { Route, Routes } = useRouterProvider();
  return (
    <Routes>
      <Route path="/accounts/:id" element={<AccountEdit />} />
    </Routes>
  );
}

describe('[ROLE-31] the right to speak for An Tâm', () => {
  it.each([
    ['is given', false],
    ['is taken back', true],
  ])('%s in the form of the account', async (_, isOfficial) => {
    const stored = {
      id: 7,
      name: 'Lan',
      role: 'moderator',
      status: 'active',
      is_official: isOfficial,
      updated_at: '2026-11-19T03:04:05.000Z',
    };
    const { send, calls } = createFakeServer(() => ({ json: stored }));
    window.location.hash = '#/accounts/7';
    renderRecord(<AccountPages />, stored, createDataProvider(createHttp(send)), 'accounts');
    fireEvent.click(await screen.findByRole('switch', { name: 'Tài khoản chính thức' }));
    press('Lưu');
    const writes = () => calls.filter(({ method }) => method !== 'GET');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]).toMatchObject({
      method: 'PUT',
      body: { is_official: !isOfficial, updated_at: stored.updated_at },
    });
  });
});
