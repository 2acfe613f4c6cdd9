import type { Reception } from '@antam/server/features/providers/reception-contract.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { pageAction } from '../../../forms/page-action.ts';
import { writeCookie } from '../../../memory/cookie-jar.ts';
import { renderFrame } from '../../../testing/render-frame.tsx';
import { switchReception } from './reception-action.ts';
import { ReceptionForm } from './reception-form.tsx';

const PAGE = '/quan-ly/co-so-y-te/7/lich/';
const PATTERN = '/quan-ly/:kind/:id/lich/';
const HIDDEN: Reception = { phone: '028 3812 3456', is_public: false, can: { publish: true } };

let fetching: MockInstance<typeof fetch>;
let answer: () => Response;
beforeEach(() => {
  writeCookie('XSRF-TOKEN', 'token-1', 60);
  answer = () => new Response(JSON.stringify({ ...HIDDEN, is_public: true }));
  fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (reception: Reception) =>
  renderFrame(<ReceptionForm reception={reception} action={PAGE} />, PAGE, {
    path: PATTERN,
    actions: { [PATTERN]: pageAction(switchReception) },
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const sent = () => fetching.mock.calls.map(([path, init]) => [path, init?.method, init?.body]);

describe('the number of a reception in the workspace', () => {
  it('is shown to everybody by one press, and taken back by another', async () => {
    show(HIDDEN);
    expect(screen.getByRole('status').textContent).toContain('chỉ hiện cho người đã đăng nhập');
    await press('Công khai số này');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Ai mở trang của bạn cũng thấy'));
    answer = () => new Response(JSON.stringify(HIDDEN));
    await press('Ngừng công khai số này');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('chỉ hiện cho người đã đăng nhập'));
    expect(sent()).toEqual([
      ['/api/v1/place/7/reception/', 'PUT', '{"is_public":true}'],
      ['/api/v1/place/7/reception/', 'PUT', '{"is_public":false}'],
    ]);
  });

  it('stays as it was where the switch is refused, which is said', async () => {
    answer = () => new Response('{"code":"CONFLICT","detail":"Trang này chưa có số điện thoại."}', { status: 409 });
    show(HIDDEN);
    await press('Công khai số này');
    expect(await screen.findByText('Trang này chưa có số điện thoại.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Công khai số này' })).toBeDefined();
  });

  it('cannot be shown where there is none', () => {
    show({ phone: null, is_public: false, can: { publish: true } });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/chưa có số điện thoại/)).toBeDefined();
  });
});
