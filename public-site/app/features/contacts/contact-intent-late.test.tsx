import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormResult } from '../../forms/form-result.ts';

const PATH = '/bac-si/nguyen-thi-mai-1/';
const PAGE = '/bac-si/:slugId/';
const BUTTON = 'Xem số điện thoại';
const INTENT = { kind: 'professional', id: 1 } as const;
const CONTACT = { phone: { display: '0912 345 678', number: '+84912345678' }, email: null };
const UNCONFIRMED = { code: 'EMAIL_UNCONFIRMED', detail: 'Xin bạn xác thực email trước.' };

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.doUnmock('./contact-intent.ts');
  vi.restoreAllMocks();
});

/** A doctor's page of an account that has asked for the contact before; the code of intents comes when it is let. */
async function open(rendered?: Omit<FormResult, 'sentTo'>) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  vi.resetModules();
  vi.doMock('./contact-intent.ts', async importOriginal => {
    await held;
    return importOriginal();
  });
  const [{ renderFrame, rootData }, { AccountOverlayProvider }, { ContactReveal }] = await Promise.all([
    import('../../testing/render-frame.tsx'),
    import('../accounts/account-overlay.tsx'),
    import('./contact-reveal.tsx'),
  ]);
  const [{ pageAction }, { revealContact }, { pendingContact }] = await Promise.all([
    import('../../forms/page-action.ts'),
    import('./contact-action.ts'),
    import('../../memory/pending-contact.ts'),
  ]);
  pendingContact.write(INTENT);
  rootData.viewer = {
    id: 7,
    name: 'Trần Văn Minh',
    email: 'minh@antam.example',
    mobile_phone: null,
    role: 'user',
    is_email_confirmed: false,
    notice: null,
    favourites: { place: [], professional: [] },
  };
  renderFrame(
    <AccountOverlayProvider>
      <ContactReveal {...INTENT} />
    </AccountOverlayProvider>,
    PATH,
    {
      path: PAGE,
      actions: { [PAGE]: pageAction(revealContact('professional')) },
      ...(rendered && { rendered: { ...rendered, sentTo: PATH } }),
    },
  );
  const letCodeCome = () => {
    release();
    return act(() => import('./contact-intent.ts'));
  };
  return { pendingContact, letCodeCome };
}

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

describe('a contact whose code of intents comes late', () => {
  it('[CONT-03] keeps the answer that was given before, and the intent of who has to confirm the email address', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer(403, UNCONFIRMED));
    const { pendingContact, letCodeCome } = await open();
    fireEvent.click(screen.getByRole('button', { name: BUTTON }));
    const resending = await screen.findByRole('button', { name: 'Gửi lại thư xác thực' });
    await letCodeCome();
    expect(resending.isConnected).toBe(true);
    expect(pendingContact.read()).toEqual(INTENT);
    expect(fetching).toHaveBeenCalledOnce();
  });

  it('is asked for once where the answer is still awaited, and the intent is gone once it is shown', async () => {
    const { promise: answered, resolve: letAnswer } = Promise.withResolvers<Response>();
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(() => answered);
    const { pendingContact, letCodeCome } = await open();
    fireEvent.click(screen.getByRole('button', { name: BUTTON }));
    await letCodeCome();
    letAnswer(answer(200, CONTACT));
    await screen.findByText(CONTACT.phone.display);
    await vi.waitFor(() => expect(pendingContact.read()).toBeNull());
    expect(fetching).toHaveBeenCalledOnce();
  });

  it('is not asked for again where the page came with it', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    const { pendingContact, letCodeCome } = await open({ values: {}, status: 200, problem: null, answer: CONTACT });
    await letCodeCome();
    expect(pendingContact.read()).toBeNull();
    expect(fetching).not.toHaveBeenCalled();
  });

  it('is not asked for after its page was left, and the intent stays', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    const { pendingContact, letCodeCome } = await open();
    cleanup();
    await letCodeCome();
    expect(pendingContact.read()).toEqual(INTENT);
    expect(fetching).not.toHaveBeenCalled();
  });
});
