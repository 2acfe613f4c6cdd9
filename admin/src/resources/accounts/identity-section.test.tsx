import type { GrantedIdentity } from '@antam/server/features/posts/staff-contract.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../providers/data.ts';
import { createHttp } from '../../providers/http.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { renderRecord } from '../../testing/render-record.tsx';
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

function open(identities: readonly GrantedIdentity[], of: Parameters<typeof IdentitySection>[0]['account'] = account) {
  const { send, calls } = createFakeServer(() => ({ json: { identities } }));
  renderRecord(<IdentitySection account={of} />, of, createDataProvider(createHttp(send)), 'accounts');
  return () => calls.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body]);
}

describe('[ROLE-31] the identities of an official account', () => {
  it('are shown with who granted them and how the doctor agreed, and taken back by a press', async () => {
    const writes = open([mai]);
    await screen.findByText('BS Nguyễn Thị Mai');
    expect(screen.getByText(/bởi Bùi Quản Trị. Đồng ý: Email ngày 12-11-2026/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Thu hồi tên BS Nguyễn Thị Mai' }));
    await waitFor(() => expect(writes()).toEqual([['DELETE', '/api/admin/accounts/7/identities/3', undefined]]));
  });

  it('are not offered where the account is not official', async () => {
    open([], { ...account, is_official: false });
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(screen.queryByText('Được trả lời với tên')).toBeNull();
  });
});
