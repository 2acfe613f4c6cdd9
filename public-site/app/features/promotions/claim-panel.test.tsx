import type { OwnClaim, PromotionDetail } from '@antam/server/features/promotions/contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormResult } from '../../forms/form-result.ts';
import { pageAction } from '../../forms/page-action.ts';
import type { Viewer } from '../../loading/viewer.ts';
import { pendingPromotion } from '../../memory/pending-promotion.ts';
import { renderFrame, rootData } from '../../testing/render-frame.tsx';
import { AccountOverlayProvider } from '../accounts/account-overlay.tsx';
import { claimPromotion } from './claim-action.ts';
import { ClaimPanel } from './claim-panel.tsx';

const viewer: Viewer = {
  id: 7,
  name: 'Trần Văn Minh',
  email: 'minh@antam.example',
  mobile_phone: null,
  role: 'user',
  is_email_confirmed: true,
  notice: null,
  favourites: { place: [], professional: [] },
};
const now = '2026-11-22T02:00:00.000Z';
const record = { kind: 'place' as const, id: 2, name: 'Phòng khám Trúc Lam', absolute_url: '/co-so-y-te/truc-lam-2/' };
const promotion: PromotionDetail = {
  id: 1,
  title: 'Gói khám',
  slug: 'goi-kham',
  absolute_url: '/khuyen-mai/goi-kham-1/',
  category: 'package',
  now,
  old_price: 2_000_000,
  new_price: 1_500_000,
  discount_percent: 25,
  state: 'running',
  left: 5,
  picture: null,
  starts_at: '2026-11-20T02:00:00.000Z',
  ends_at: '2026-11-25T02:00:00.000Z',
  use_until: now,
  description: '',
  terms: '',
  record: { ...record, address: '', area: '' },
  groups: [
    {
      name: 'Chọn gói',
      choice: 'one',
      options: [
        { id: 1, name: 'Gói cơ bản', pricing: 'extra', price: 0 },
        { id: 2, name: 'Gói nâng cao', pricing: 'own', price: 2_400_000 },
      ],
    },
    { name: 'Làm thêm', choice: 'any', options: [{ id: 3, name: 'Siêu âm', pricing: 'extra', price: 200_000 }] },
  ],
};
const claim: OwnClaim = {
  code: 'BCDFGHJKLM',
  price: 2_600_000,
  claimed_at: now,
  use_until: now,
  redeemed_at: null,
  state: 'open',
  promotion,
  record: promotion.record,
  qr_svg: '<svg/>',
  options: [{ group: 'Chọn gói', option: 'Gói nâng cao' }],
};
const PATH = '/khuyen-mai/goi-kham-1/';

beforeEach(() => {
  rootData.formToken = 'token-1';
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(900);
});
afterEach(() => {
  cleanup();
  rootData.viewer = null;
  rootData.formToken = '';
  vi.restoreAllMocks();
  localStorage.clear();
});

const sent: unknown[] = [];
/** The API as it answers these calls: own codes, the moment, and a claim. */
function answering({ own = [], status = 200, body = claim }: { own?: OwnClaim[]; status?: number; body?: object }) {
  sent.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    if (String(path).endsWith('/moment/')) return Response.json({ now, state: 'running', left: 5 });
    if (init?.method !== 'POST') return Response.json({ items: own });
    sent.push(JSON.parse(String(init.body)));
    return Response.json(body, { status });
  });
}
const show = (rendered?: Omit<FormResult, 'sentTo'>) =>
  renderFrame(
    <AccountOverlayProvider>
      <ClaimPanel promotion={promotion} />
    </AccountOverlayProvider>,
    PATH,
    {
      path: '/khuyen-mai/:slugId/',
      actions: { '/khuyen-mai/:slugId/': pageAction(claimPromotion) },
      ...(rendered && { rendered: { ...rendered, sentTo: PATH } }),
    },
  );
const box = (name: RegExp) =>
  screen.getByRole<HTMLInputElement>(/Siêu/.test(name.source) ? 'checkbox' : 'radio', { name });

describe('a promotion', () => {
  it('[PROMO-02] shows its options under the headings of their groups, with what each costs', () => {
    answering({});
    show();
    const groups = screen.getAllByRole('group').map(group => group.textContent.replaceAll('\u00a0', ' '));
    expect(groups).toEqual([
      'Chọn góiGói cơ bản1.500.000 ₫Gói nâng cao2.400.000 ₫',
      'Làm thêm (không bắt buộc)Siêu âm+200.000 ₫',
    ]);
    expect([box(/cơ bản/).checked, box(/nâng cao/).checked, box(/Siêu âm/).checked]).toEqual([true, false, false]);
  });

  it('says what the chosen options cost together, and says it again with each choice', async () => {
    answering({});
    show();
    const total = () => screen.getByText(/Tổng cộng/).textContent?.replaceAll('\u00a0', ' ');
    await waitFor(() => expect(total()).toBe('Tổng cộng: 1.500.000 ₫'));
    fireEvent.click(box(/Siêu âm/));
    expect(total()).toBe('Tổng cộng: 1.700.000 ₫');
    fireEvent.click(box(/nâng cao/));
    expect(total()).toBe('Tổng cộng: 2.600.000 ₫');
  });

  it('counts what is left once more after a claim', async () => {
    rootData.viewer = viewer;
    answering({});
    let left = 1;
    const answer = vi.mocked(fetch).getMockImplementation();
    vi.mocked(fetch).mockImplementation(async (path, init) => {
      if (String(path).endsWith('/moment/')) return Response.json({ now, state: 'running', left });
      if (init?.method === 'POST') left = 0;
      return answer?.(path, init) ?? Response.error();
    });
    show();
    expect(await screen.findByText('Còn 1 lượt')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Nhận ưu đãi' }));
    expect(await screen.findByText('BCDFG HJKLM')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Còn 1 lượt')).toBeNull());
  });

  it('[PROMO-04] [STORE-16] of visitors without an account leads to the signup, and their choice is stored', async () => {
    answering({});
    show();
    fireEvent.click(box(/nâng cao/));
    fireEvent.click(box(/Siêu âm/));
    fireEvent.click(screen.getByRole('link', { name: 'Nhận ưu đãi' }));
    expect((await screen.findByRole('tab', { name: 'Đăng ký' })).getAttribute('aria-selected')).toBe('true');
    expect(pendingPromotion.read()).toEqual({ id: 1, options: [2, 3] });
    expect(sent).toEqual([]);
  });

  it('[PROMO-05] is claimed after the login with what was chosen before', async () => {
    rootData.viewer = viewer;
    pendingPromotion.write({ id: 1, options: [2, 3] });
    answering({});
    show();
    expect(await screen.findByText('BCDFG HJKLM')).toBeTruthy();
    expect(sent).toEqual([{ promotion: 1, options: [2, 3] }]);
    expect(pendingPromotion.read()).toBeNull();
  });

  it('of another page is not claimed by opening this one', async () => {
    rootData.viewer = viewer;
    pendingPromotion.write({ id: 2, options: [] });
    answering({});
    show();
    await waitFor(() => expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(1));
    expect([sent, pendingPromotion.read()]).toEqual([[], { id: 2, options: [] }]);
  });

  it('[PROMO-03] that the account claims shows the code in the place of the form', async () => {
    rootData.viewer = viewer;
    answering({});
    show();
    fireEvent.click(box(/nâng cao/));
    fireEvent.click(screen.getByRole('button', { name: 'Nhận ưu đãi' }));
    expect(await screen.findByText('BCDFG HJKLM')).toBeTruthy();
    expect(sent).toEqual([{ promotion: 1, options: [2] }]);
    expect(screen.queryByRole('button', { name: 'Nhận ưu đãi' })).toBeNull();
    expect(screen.getByRole('img', { name: 'Mã QR của ưu đãi' })).toBeTruthy();
  });

  it('that the account has claimed before shows its code at once', async () => {
    rootData.viewer = viewer;
    answering({ own: [claim] });
    show();
    expect(await screen.findByText('BCDFG HJKLM')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('[PROMO-06] that is refused says why, and keeps what was chosen', async () => {
    rootData.viewer = viewer;
    answering({ status: 409, body: { code: 'CONFLICT', detail: 'Ưu đãi đã hết lượt.' } });
    show();
    fireEvent.click(box(/nâng cao/));
    fireEvent.click(screen.getByRole('button', { name: 'Nhận ưu đãi' }));
    expect(await screen.findByText('Ưu đãi đã hết lượt.')).toBeTruthy();
    expect(box(/nâng cao/).checked).toBe(true);
  });

  it('without script comes back with what was chosen, and why it was refused', () => {
    answering({});
    rootData.viewer = viewer;
    const problem = { code: 'PROMOTION_CLAIMED', detail: 'Bạn đã nhận ưu đãi này.' };
    show({ values: { 'chon-0': '2', 'chon-1-3': '3' }, status: 409, problem });
    expect(screen.getByText('Bạn đã nhận ưu đãi này.', { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Xem mã của bạn' }).getAttribute('href')).toBe('/tai-khoan/khuyen-mai/');
    expect([box(/nâng cao/).checked, box(/Siêu âm/).checked]).toEqual([true, true]);
    const form = box(/nâng cao/).form;
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', `${PATH}#nhan-uu-dai`]);
  });
});
