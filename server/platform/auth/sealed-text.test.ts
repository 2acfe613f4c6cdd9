import { expect, it } from 'vitest';
import { Secret } from '../env/secret.ts';
import { openText, sealText } from './sealed-text.ts';

const SECRET = new Secret('one secret of thirty-two characters');

it('the sealing of texts opens what it sealed, and seals the same text differently each time', () => {
  const sealed = sealText(SECRET, 'totp', '7', 'JBSWY3DPEHPK3PXP');
  expect(openText(SECRET, 'totp', '7', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(sealText(SECRET, 'totp', '7', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
});

it('the sealing of texts opens nothing with another secret, purpose or owner, and nothing that was changed or cut', () => {
  const sealed = sealText(SECRET, 'totp', '7', 'JBSWY3DPEHPK3PXP');
  expect(openText(new Secret('another secret of enough characters'), 'totp', '7', sealed)).toBeUndefined();
  expect(openText(SECRET, 'mail', '7', sealed)).toBeUndefined();
  expect(openText(SECRET, 'totp', '8', sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(openText(SECRET, 'totp', '7', bytes.toString('base64url'))).toBeUndefined();
  expect(openText(SECRET, 'totp', '7', sealed.slice(0, 20))).toBeUndefined();
  expect(openText(SECRET, 'totp', '7', '')).toBeUndefined();
});
