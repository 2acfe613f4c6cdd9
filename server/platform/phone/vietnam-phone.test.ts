import { describe, expect, it } from 'vitest';
import { dialPhone, displayPhone, parsePhone, parsePhones } from './vietnam-phone.ts';

describe('parsePhone', () => {
  it.each([
    ['+84 24 36402308', '+842436402308', 'landline', false],
    ['028 3845 7777', '+842838457777', 'landline', false],
    ['(0292) 3820.963', '+842923820963', 'landline', false],
    ['0983111112', '+84983111112', 'mobile', false],
    ['+84 0996986666', '+84996986666', 'mobile', false],
    ['84989329889', '+84989329889', 'mobile', false],
    ['+84 07 07 19 66 22', '+84707196622', 'mobile', false],
    ['+84 1900 86 86 90', '+841900868690', 'hotline', false],
    ['1800-6928', '+8418006928', 'hotline', false],
    ['024 3574 7788 máy lẻ 12', '+842435747788', 'landline', false],
    ['+84 4 3687 3058', '+842436873058', 'landline', true],
    ['0462923223', '+842462923223', 'landline', true],
    ['+84 650 3636068', '+842743636068', 'landline', true],
    ['+84 7103838050', '+842923838050', 'landline', true],
    ['0168 234 5678', '+84382345678', 'mobile', true],
  ])('reads %s', (text, e164, kind, converted) => {
    expect(parsePhone(text)).toEqual({ e164, kind, converted });
  });

  it('completes a local number only when the area is known', () => {
    expect(parsePhone('38658509')).toBeUndefined();
    expect(parsePhone('38658509', { areaCode: '28' })).toEqual({
      e164: '+842838658509',
      kind: 'landline',
      converted: true,
    });
  });

  it.each(['', '115', 'không có', '+1 415 555 0100', '0123', '+84 24 364023081', '1900', '0000000000'])(
    'refuses %s',
    text => {
      expect(parsePhone(text, { areaCode: '24' })).toBeUndefined();
    },
  );
});

describe('parsePhones', () => {
  it('reads several numbers of one field once each and says what it could not read', () => {
    const { phones, rejected } = parsePhones('024 3852 3798 / 0983.111.112; 0983111112 - gọi cô Lan');
    expect(phones.map(phone => phone.e164)).toEqual(['+842438523798', '+84983111112']);
    expect(rejected).toEqual(['gọi cô Lan']);
  });
});

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

it('the reader of phone numbers reads numbers as documents and chats have them, with other dashes and signs that nobody sees', () => {
  for (const text of [
    '0912\u2011345\u2011678',
    '0912\u2212345\u2212678',
    '\u202a0912\u00a0345\u00a0678\u202c',
    '09\u200b12345678',
  ]) {
    expect(parsePhone(text)?.e164).toBe('+84912345678');
  }
});
