import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDocument } from './open-document.ts';

afterEach(() => vi.restoreAllMocks());

describe('openDocument', () => {
  const watch = () => ({
    replace: vi.spyOn(window.location, 'replace').mockImplementation(() => undefined),
    reload: vi.spyOn(window.location, 'reload').mockImplementation(() => undefined),
  });

  it('opens another page', () => {
    const { replace } = watch();
    openDocument('/ghi-nho/?a=1');
    expect(replace).toHaveBeenCalledWith(`${window.location.origin}/ghi-nho/?a=1`);
  });

  it('reloads the open page', () => {
    const { replace, reload } = watch();
    openDocument(window.location.pathname + window.location.search);
    expect(reload).toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  });

  it('[AUTH-52] never leaves the site', () => {
    const { replace, reload } = watch();
    for (const next of ['https://evil.example/x', '//evil.example/', 'javascript:alert(1)']) openDocument(next);
    for (const [address] of replace.mock.calls) expect(String(address)).toBe(`${window.location.origin}/`);
    expect(replace.mock.calls.length + reload.mock.calls.length).toBe(3);
  });
});
