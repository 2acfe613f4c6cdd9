import type { StaffApplicationAnswer } from '@antam/server/features/providers/staff-contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../providers/data.ts';
import { createHttp } from '../../providers/http.ts';
import { drafts } from '../../providers/session.ts';
import { type Call, createFakeServer, problem, type Reply } from '../../testing/fake-server.ts';
import { renderRecord } from '../../testing/render-record.tsx';
import { ApproveForm } from './approve-form.tsx';
import { RefuseForm } from './refuse-form.tsx';
import { ReopenButton } from './reopen-button.tsx';

const application: StaffApplicationAnswer = {
  id: 9,
  version: 'as-read',
  type: 'place',
  status: 'pending',
  account_id: 3,
  account_name: 'Hà',
  account_email: 'ha@noi.example',
  account_phone: null,
  is_email_confirmed: true,
  place_name: 'Phòng khám Hoa Sen',
  place_add: '',
  prof_spec: '',
  prof_place: '',
  reason: '',
  decided_by: null,
  decided_by_name: null,
  links: [],
  doubts: [],
  new_page: { name: 'Phòng khám Hoa Sen', place_type: 5, province: 2 },
  suggestions: [{ id: 4, name: 'Phòng khám Hoa Sen', about: '1 Lê Lợi, Huế', absolute_url: '/co-so-y-te/hoa-sen-4/' }],
  created_at: '2026-11-20T03:04:05Z',
  decided_at: null,
  can: { approve: true, refuse: true, reopen: false },
};

function open(form: React.ReactNode, answer: Reply) {
  const { send, calls } = createFakeServer(({ method }: Call) =>
    method === 'GET'
      ? { json: [{ id: 4, name: 'Phòng khám Hoa Sen' }], headers: { 'Content-Range': 'places 0-0/1' } }
      : answer,
  );
  renderRecord(form, application, createDataProvider(createHttp(send)), 'provider-applications');
  return () => calls.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body]);
}

beforeEach(() => localStorage.clear());

describe('answering an application', () => {
  it('asks for a page before it approves, and names it', async () => {
    const writes = open(<ApproveForm application={application} />, { json: application });
    fireEvent.click(screen.getByRole('button', { name: 'Duyệt đơn' }));
    await screen.findByText('Xin chọn trang để liên kết.');
    const box = screen.getByRole('combobox', { name: /^Cơ sở y tế/ });
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'hoa sen' } });
    fireEvent.click(await within(await screen.findByRole('listbox')).findByText('Phòng khám Hoa Sen'));
    fireEvent.click(screen.getByRole('button', { name: 'Duyệt đơn' }));
    await screen.findByText('Đã duyệt đơn');
    expect(writes()).toEqual([
      ['PUT', '/api/admin/provider-applications/9', { decision: 'approve', version: 'as-read', place_id: 4 }],
    ]);
  });

  it('asks about doubts before it approves a suggested page', async () => {
    const doubt = 'Email của tài khoản chưa được xác thực.';
    const writes = open(<ApproveForm application={application} />, {
      status: 422,
      json: { code: 'INVALID', detail: 'Chưa đúng', confirmed: [doubt] },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Chọn Phòng khám Hoa Sen' }));
    fireEvent.click(screen.getByRole('button', { name: 'Duyệt đơn' }));
    await screen.findByText(new RegExp(doubt));
    fireEvent.click(screen.getByRole('button', { name: 'Vẫn duyệt đơn' }));
    const approval = { decision: 'approve', version: 'as-read', place_id: 4 };
    await waitFor(() =>
      expect(writes().map(([, , body]) => body)).toEqual([approval, { ...approval, confirmed: [doubt] }]),
    );
  });

  it('makes a page from the application, with the kind and province that it names', async () => {
    const writes = open(<ApproveForm application={application} />, { json: application });
    fireEvent.click(screen.getByRole('button', { name: 'Tạo trang mới từ đơn này' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Tạo trang và duyệt đơn' }));
    await screen.findByText('Đã duyệt đơn');
    expect(writes().map(([, , body]) => body)).toEqual([
      { decision: 'approve', version: 'as-read', new_page: { place_type: 5, province: 2 } },
    ]);
  });

  it('refuses only with a reason, and says when another staff member has already decided', async () => {
    const writes = open(<RefuseForm application={application} />, problem(409, 'CONFLICT'));
    fireEvent.click(screen.getByRole('button', { name: 'Từ chối đơn' }));
    await screen.findByText('Xin vui lòng nhập');
    fireEvent.change(screen.getByLabelText(/^Lý do/), { target: { value: 'Thiếu giấy phép' } });
    fireEvent.click(screen.getByRole('button', { name: 'Từ chối đơn' }));
    await screen.findByText('Chi tiết CONFLICT');
    await waitFor(() =>
      expect(writes()).toEqual([
        [
          'PUT',
          '/api/admin/provider-applications/9',
          { decision: 'refuse', version: 'as-read', reason: 'Thiếu giấy phép' },
        ],
      ]),
    );
  });

  it('reopens a refused application after a confirmation', async () => {
    const refused = { ...application, status: 'refused' as const };
    const writes = open(<ReopenButton application={refused} />, { json: application });
    fireEvent.click(screen.getByRole('button', { name: 'Mở lại đơn' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Huỷ' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Mở lại đơn' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Mở lại' }));
    await screen.findByText('Đã mở lại đơn');
    expect(writes()).toEqual([['PUT', '/api/admin/provider-applications/9', { decision: 'reopen' }]]);
  });

  it('says when an application could not be reopened', async () => {
    open(<ReopenButton application={application} />, problem(409, 'CONFLICT'));
    fireEvent.click(screen.getByRole('button', { name: 'Mở lại đơn' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Mở lại' }));
    await screen.findByText('Chi tiết CONFLICT');
  });

  it('keeps what is typed until the application is answered, one way or the other', async () => {
    const kept = () => drafts.read('provider-applications/9/refuse', 5)?.values;
    const reason = () => screen.getByLabelText<HTMLTextAreaElement>(/^Lý do/);
    const first = open(<RefuseForm application={application} />, { json: application });
    await screen.findByRole('button', { name: 'Từ chối đơn' });
    fireEvent.change(reason(), { target: { value: 'Thiếu giấy phép' } });
    await waitFor(() => expect(kept()).toEqual({ reason: 'Thiếu giấy phép' }));
    expect(first()).toEqual([]);
    cleanup();

    open(
      <>
        <ApproveForm application={application} />
        <RefuseForm application={application} />
      </>,
      { json: application },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Khôi phục' }));
    expect(reason().value).toBe('Thiếu giấy phép');
    fireEvent.click(screen.getByRole('button', { name: 'Chọn Phòng khám Hoa Sen' }));
    fireEvent.click(screen.getByRole('button', { name: 'Duyệt đơn' }));
    await screen.findByText('Đã duyệt đơn');
    await waitFor(() => expect(localStorage.length).toBe(0));
  });
});
