import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAnew } from './open-anew.ts';

afterEach(() => vi.restoreAllMocks());

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

  it('reloads the open page', () => {
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
