import { describe, expect, it } from 'vitest';
import { Secret } from '../../../platform/env/secret.ts';
import { PREVIEW_DAYS, previewEnd, previewPath, previewToken, readPreviewToken, tokenInPath } from './preview-token.ts';

const NOW = new Date('2026-11-29T01:00:00Z');
const END = previewEnd(NOW);
const secret = new Secret('cua rieng noi nay');
const article = { kind: 'article', id: 12, version: 34 };
const token = previewToken(secret, article, END);

describe('The token of a preview', () => {
  it('opens the record and the version that it was made for, until it ends', () => {
    expect(readPreviewToken(secret, token, NOW)).toEqual(article);
    const whole = { kind: 'insurance-plan', id: 5, version: null };
    expect(readPreviewToken(secret, previewToken(secret, whole, END), NOW)).toEqual(whole);
    const last = new Date(NOW.getTime() + PREVIEW_DAYS * 86_400_000 - 1);
    expect(readPreviewToken(secret, token, last)).toEqual(article);
    expect(readPreviewToken(secret, token, END)).toBeUndefined();
  });

  it('opens nothing where any letter of it was changed', () => {
    for (let at = 0; at < token.length; at += 1) {
      for (const letter of ['0', '9', 'z', '.']) {
        const altered = token.slice(0, at) + letter + token.slice(at + 1);
        if (altered !== token) expect(readPreviewToken(secret, altered, NOW), altered).toBeUndefined();
      }
    }
    for (const other of ['', 'article.12.34', `${token}x`, `x${token}`]) {
      expect(readPreviewToken(secret, other, NOW)).toBeUndefined();
    }
  });

  it('opens with the secret before, and with no other', () => {
    expect(readPreviewToken(new Secret('moi', secret), token, NOW)).toEqual(article);
    expect(readPreviewToken(new Secret('moi'), token, NOW)).toBeUndefined();
  });

  it('stands in its address, with or without the slash at the end', () => {
    expect(tokenInPath(previewPath(token))).toBe(token);
    expect(tokenInPath(`/xem-truoc/${token}`)).toBe(token);
    expect(tokenInPath('/xem-truoc/')).toBeUndefined();
    expect(tokenInPath(`/bai-viet/${token}/`)).toBeUndefined();
  });
});
