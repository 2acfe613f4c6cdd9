import { describe, expect, it } from 'vitest';
import { dialPhone, displayPhone } from './display-phone.ts';

describe('displayPhone', () => {
  it.each([
    ['+84912345678', '0912 345 678', '+84912345678'],
    ['+842436402308', '024 3640 2308', '+842436402308'],
    ['+842363567890', '0236 356 7890', '+842363567890'],
    ['+8419000115', '1900 0115', '19000115'],
    ['+841800599920', '1800 599920', '1800599920'],
    ['+15551234567', '+15551234567', '+15551234567'],
  ])('shows %s as %s and dials %s', (stored, shown, dialled) => {
    expect(displayPhone(stored)).toBe(shown);
    expect(dialPhone(stored)).toBe(dialled);
  });
});
