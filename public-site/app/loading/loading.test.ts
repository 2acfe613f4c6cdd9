import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../api/problem.ts';
import { idFromSlug, requireAddress } from './detail-address.ts';
import { notFound, toPageError } from './page-error.ts';

describe('idFromSlug', () => {
  it.each([
    ['nguyen-thi-mai-42', 42],
    ['phong-kham-24-7-1001', 1001],
    ['7', 7],
  ])('finds the id of %s', (slug, id) => {
    expect(idFromSlug(slug)).toBe(id);
  });

  it.each([undefined, '', 'nguyen-thi-mai', 'a-0', 'a-1x', `a-${'9'.repeat(16)}`, 'a42'])('finds none in %s', slug => {
    expect(() => idFromSlug(slug)).toThrow(expect.objectContaining({ status: 404 }));
  });
});

describe('requireAddress', () => {
  const visit = (path: string) => {
    try {
      requireAddress(new URL(path, 'https://antam.example'), '/bac-si/mai-42/');
      return null;
    } catch (thrown) {
      return thrown instanceof Response ? { status: thrown.status, to: thrown.headers.get('Location') } : thrown;
    }
  };

  it('lets the right address pass, with or without the slash', () => {
    expect(visit('/bac-si/mai-42/')).toBeNull();
    expect(visit('/bac-si/mai-42')).toBeNull();
  });

  it('redirects a wrong slug permanently to the right one, and keeps the query', () => {
    expect(visit('/bac-si/lan-42/?x=1')).toEqual({ status: 301, to: '/bac-si/mai-42/?x=1' });
  });
});

describe('toPageError', () => {
  it('keeps the texts that the API wrote for visitors', () => {
    const problem = new ApiProblem(403, { code: 'forbidden', detail: 'Trang riêng.', error_id: 'E1' });
    expect(toPageError(problem)).toEqual({ kind: 'page-error', status: 403, detail: 'Trang riêng.', error_id: 'E1' });
    expect(toPageError(notFound()).status).toBe(404);
    expect(toPageError(new ApiProblem(0, null)).status).toBe(0);
  });

  it('reveals nothing about internal failures', () => {
    expect(JSON.stringify(toPageError(new Error('SELECT secret')))).not.toContain('secret');
    expect(toPageError(new ApiProblem(500, { detail: 'secret', error_id: 'E2' }))).toMatchObject({
      detail: null,
      error_id: 'E2',
    });
    expect(toPageError('boom')).toMatchObject({ status: 500 });
  });
});
