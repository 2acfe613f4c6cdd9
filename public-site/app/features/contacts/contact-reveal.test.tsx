import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormResult } from '../../forms/form-result.ts';
import { pageAction } from '../../forms/page-action.ts';
import type { Viewer } from '../../loading/viewer.ts';
import { pendingContact } from '../../memory/pending-contact.ts';
import { renderFrame, rootData } from '../../testing/render-frame.tsx';
import { changeAccount } from '../accounts/account-forms.ts';
import { AccountOverlayProvider } from '../accounts/account-overlay.tsx';
import { revealContact } from './contact-action.ts';
import { ContactReveal } from './contact-reveal.tsx';

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
const contact = { phone: { display: '0912 345 678', number: '+84912345678' }, email: 'hoi@antam.example' };
const PATH = '/bac-si/nguyen-thi-mai-1/?utm_source=zalo';

beforeEach(() => {
  rootData.viewer = viewer;
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

const PAGE = '/bac-si/:slugId/';
const actions = {
  [PAGE]: pageAction(revealContact('professional')),
  '/tai-khoan/': pageAction(changeAccount),
};
const show = (rendered?: Omit<FormResult, 'sentTo'>) =>
  renderFrame(
    <AccountOverlayProvider>
      <ContactReveal kind="professional" id={1} />
    </AccountOverlayProvider>,
    PATH,
    { path: PAGE, actions, ...(rendered && { rendered: { ...rendered, sentTo: PATH } }) },
  );
const answering = (status: number, body: unknown) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async path =>
      String(path).includes('/phone/')
        ? new Response(JSON.stringify(body), { status })
        : new Response('[]', { status: 200 }),
    );
const UNCONFIRMED = { code: 'EMAIL_UNCONFIRMED', detail: 'Xin bạn xác thực email trước.' };
const RESEND = 'Gửi lại thư xác thực';
const button = () => screen.getByRole('button', { name: 'Xem số điện thoại' });
const calling = () => document.querySelector('a[href^="tel:"]');

describe('a contact without script', () => {
  it('is requested by a form of the page itself', () => {
    show();
    const form = button().closest('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', `${PATH}#lien-he`]);
    expect(form?.querySelector<HTMLInputElement>('[name=xsrf_token]')?.value).toBe('token-1');
    expect(document.getElementById('lien-he')).not.toBeNull();
  });

  it('[CONT-04] is in the page that comes back', () => {
    show({ values: {}, status: 200, problem: null, answer: contact });
    expect(screen.getByText('0912 345 678').closest('a')?.getAttribute('href')).toBe('tel:+84912345678');
    expect(screen.getByText('hoi@antam.example')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is refused in the server’s words', () => {
    show({ values: {}, status: 429, problem: { code: 'CONTACT_QUOTA', detail: 'Mỗi ngày bạn xem được 30 nơi.' } });
    expect(screen.getByText('Mỗi ngày bạn xem được 30 nơi.')).toBeTruthy();
    expect(calling()).toBeNull();
    expect(button()).toBeTruthy();
  });

  it('offers another email where the email address is not confirmed, by a form of the account', async () => {
    show({ values: {}, status: 403, problem: UNCONFIRMED });
    expect(screen.getByText(UNCONFIRMED.detail)).toBeTruthy();
    const form = screen.getByRole('button', { name: RESEND }).closest('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      'post',
      '/tai-khoan/?viec=gui-lai#xac-thuc-email',
    ]);
    expect(form?.querySelector<HTMLInputElement>('[name=xsrf_token]')?.value).toBe('token-1');
    expect([calling(), button().hasAttribute('disabled')]).toEqual([null, false]);
    // Once the script runs, the contact is stored as an intent.
    await waitFor(() => expect(pendingContact.read()).toEqual({ kind: 'professional', id: 1 }));
  });

  it('leads to the signup where the session has ended', () => {
    rootData.viewer = null;
    show({ values: {}, status: 401, problem: { code: 'UNAUTHENTICATED', detail: 'Bạn cần đăng nhập.' } });
    expect(screen.getByText('Bạn cần đăng nhập.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Xem số điện thoại' });
    expect(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('next')).toBe(PATH);
  });
});

describe('a contact with script', () => {
  it('[CONT-04] is fetched by a call, and the form stays', async () => {
    const fetching = answering(200, contact);
    show();
    expect(fireEvent.submit(button())).toBe(false);
    await screen.findByText('0912 345 678');
    expect(fetching.mock.calls.map(([path]) => path)).toContain('/api/v1/professional/1/phone/');
    expect(pendingContact.read()).toBeNull();
  });

  it('[CONT-02] [CONT-03] is stored as a pending contact until the login where the session has ended elsewhere', async () => {
    answering(401, { code: 'UNAUTHENTICATED', detail: 'Bạn cần đăng nhập.' });
    show();
    fireEvent.click(button());
    expect((await screen.findByRole('tab', { name: 'Đăng ký' })).getAttribute('aria-selected')).toBe('true');
    expect(pendingContact.read()).toEqual({ kind: 'professional', id: 1 });
    expect(screen.queryByText('Bạn cần đăng nhập.')).toBeNull();
    expect(calling()).toBeNull();
    cleanup();
    answering(200, contact);
    show();
    await screen.findByText('0912 345 678');
    expect(pendingContact.read()).toBeNull();
  });

  it('asks for the login again where the visitor closes it and presses once more', async () => {
    answering(401, { code: 'UNAUTHENTICATED', detail: 'Bạn cần đăng nhập.' });
    show();
    fireEvent.click(button());
    fireEvent.click(await screen.findByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Đăng ký' })).toBeNull());
    fireEvent.click(button());
    await screen.findByRole('tab', { name: 'Đăng ký' });
  });

  it('is refused in the server’s words, without a pending contact', async () => {
    answering(429, { code: 'CONTACT_QUOTA', detail: 'Mỗi ngày bạn xem được 30 nơi.' });
    show();
    fireEvent.click(button());
    await screen.findByText('Mỗi ngày bạn xem được 30 nơi.');
    await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false));
    expect(pendingContact.read()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[CONT-03] is stored as a pending contact until the email address is confirmed, and another email is sent in place', async () => {
    const fetching = answering(403, UNCONFIRMED);
    show();
    fireEvent.click(button());
    await screen.findByText(UNCONFIRMED.detail);
    await waitFor(() => expect(pendingContact.read()).toEqual({ kind: 'professional', id: 1 }));
    fetching.mockImplementation(async () => new Response('{"message":"Đã gửi thư mới."}', { status: 200 }));
    fireEvent.click(screen.getByRole('button', { name: RESEND }));
    await screen.findByText('Đã gửi thư mới.');
    expect(fetching.mock.calls.map(([path]) => path)).toContain('/api/v1/account/confirmation/');
    cleanup();
    answering(200, contact);
    show();
    await screen.findByText('0912 345 678');
    expect(pendingContact.read()).toBeNull();
  });
});
