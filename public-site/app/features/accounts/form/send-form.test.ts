import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAnew, sendForm } from './send-form.ts';

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

afterEach(() => vi.restoreAllMocks());

describe('sendForm', () => {
  it('tries once more with the token that a refusal has renewed', async () => {
    const call = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(answer(403, { code: 'XSRF' }))
      .mockResolvedValueOnce(answer(200, { next: '/' }));
    await expect(sendForm('/dang-nhap', { email: 'a' })).resolves.toEqual({ next: '/' });
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('does not try for ever, nor after any other refusal', async () => {
    const call = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer(403, { code: 'XSRF' }));
    await expect(sendForm('/dang-nhap', {})).rejects.toMatchObject({ code: 'XSRF' });
    expect(call).toHaveBeenCalledTimes(2);
    call.mockImplementation(async () => answer(401, { code: 'LOGIN_FAILED' }));
    await expect(sendForm('/dang-nhap', {})).rejects.toMatchObject({ code: 'LOGIN_FAILED' });
    expect(call).toHaveBeenCalledTimes(3);
  });
});

describe('openAnew', () => {
  const watch = () => ({
    replace: vi.spyOn(window.location, 'replace').mockImplementation(() => undefined),
    reload: vi.spyOn(window.location, 'reload').mockImplementation(() => undefined),
  });

  it('opens another page', () => {
    const { replace } = watch();
    openAnew('/ghi-nho/?a=1');
    expect(replace).toHaveBeenCalledWith(`${window.location.origin}/ghi-nho/?a=1`);
  });

  it('reloads the open one', () => {
    const { replace, reload } = watch();
    openAnew(window.location.pathname + window.location.search);
    expect(reload).toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  });

  it('[AUTH-52] never leaves the site', () => {
    const { replace, reload } = watch();
    for (const next of ['https://evil.example/x', '//evil.example/', 'javascript:alert(1)']) openAnew(next);
    for (const [address] of replace.mock.calls) expect(String(address)).toBe(`${window.location.origin}/`);
    expect(replace.mock.calls.length + reload.mock.calls.length).toBe(3);
  });
});
