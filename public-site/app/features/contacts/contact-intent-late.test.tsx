import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pageAction } from '../../forms/page-action.ts';
import { pendingContact } from '../../memory/pending-contact.ts';
import { renderFrame, rootData } from '../../testing/render-frame.tsx';
import { AccountOverlayProvider } from '../accounts/account-overlay.tsx';
import { revealContact } from './contact-action.ts';
import { ContactReveal } from './contact-reveal.tsx';

const { promise: held, release } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, release: resolve };
});
vi.mock('./contact-intent.ts', async importOriginal => {
  await held;
  return importOriginal();
});

const PATH = '/bac-si/nguyen-thi-mai-1/';

it('[CONT-03] a contact is asked for once by who presses the button before the code of pending contacts has come', async () => {
  pendingContact.write({ kind: 'professional', id: 1 });
  rootData.viewer = {
    ...{ id: 7, name: 'Trần Văn Minh', email: 'minh@antam.example', mobile_phone: null },
    ...{ role: 'user', is_email_confirmed: false, notice: null, favourites: { place: [], professional: [] } },
  };
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const problem = { code: 'EMAIL_UNCONFIRMED', detail: 'Xin bạn xác thực email trước.' };
    return new Response(JSON.stringify(problem), { status: 403 });
  });
  renderFrame(
    <AccountOverlayProvider>
      <ContactReveal kind="professional" id={1} />
    </AccountOverlayProvider>,
    PATH,
    { path: '/bac-si/:slugId/', actions: { '/bac-si/:slugId/': pageAction(revealContact('professional')) } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Xem số điện thoại' }));
  const resending = await screen.findByRole('button', { name: 'Gửi lại thư xác thực' });
  release();
  await act(() => import('./contact-intent.ts'));
  expect(pendingContact.read()).toEqual({ kind: 'professional', id: 1 });
  expect(resending.isConnected).toBe(true);
  expect(fetching).toHaveBeenCalledOnce();
});
