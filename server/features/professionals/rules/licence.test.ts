import { describe, expect, it } from 'vitest';
import { hasLicenceRecord, isDemoLicence, licenceNumber } from './licence.ts';

describe('the number of a licence', () => {
  it.each([
    ['000123/HNO-GPHN', '000123/HNO-GPHN'],
    ['0001234/byt-cchn', '0001234/BYT-CCHN'],
    [' 012345 / ĐNA – CCHN ', '012345/ĐNA-CCHN'],
    ['1234/CCHN-D-SYT-HNO', '1234/CCHN-D-SYT-HNO'],
    ['01-1234/CCHN-D-SYT-HCM', '01-1234/CCHN-D-SYT-HCM'],
    ['1234/HCM-CCHND', '1234/HCM-CCHND'],
    ['000001/BYT-GPHN', '000001/BYT-GPHN'],
    ['0012345/ĐNAI-CCHN', '0012345/ĐNAI-CCHN'],
    ['12345/CCHN-D-SYT-HCM', '12345/CCHN-D-SYT-HCM'],
    ['1234/CCHN-D-SYT-ĐT', '1234/CCHN-D-SYT-ĐT'],
    ['0123/đna-cchnd', '0123/ĐNA-CCHND'],
  ])('%j is one, written %s', (text, number) => {
    expect(licenceNumber(text)).toBe(number);
  });

  it.each([
    '',
    '1',
    '123/GPHN',
    '000123/HNO',
    '000123-HNO-GPHN',
    'GPHN/HNO-000123',
    '12345678/HNO-GPHN',
    '000123/DEMO-GPHN',
  ])('%j is none that an authority writes', text => {
    expect(licenceNumber(text)).toBeUndefined();
  });

  it('of made-up people is known as such', () => {
    expect(['000123/DEMO-GPHN', '000123/HNO-GPHN'].map(isDemoLicence)).toEqual([true, false]);
  });
});

it('a record of a checked licence has every part', () => {
  const whole = {
    licenceNumber: '000123/HNO-GPHN',
    licenceIssuer: 'Sở Y tế Hà Nội',
    licenceScope: 'Nội khoa',
    licenceEvidence: 'Công văn số 1',
    licenceVerifiedAt: new Date(0),
  };
  expect(hasLicenceRecord(whole)).toBe(true);
  for (const part of Object.keys(whole))
    expect([part, hasLicenceRecord({ ...whole, [part]: null })]).toEqual([part, false]);
});
