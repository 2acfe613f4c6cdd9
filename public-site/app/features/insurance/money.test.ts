import { expect, it } from 'vitest';
import { agesText, ageText, formatMoney, limitText, personText, premiumText } from './money.ts';

it('amounts are written with dots and their currency behind them, with a space that does not break', () => {
  expect(formatMoney(1_250_000, 'VND')).toBe('1.250.000\u00a0₫');
  expect(formatMoney(1_250, 'USD')).toBe('1.250\u00a0USD');
  expect(premiumText(0, 'VND')).toBe('Không thêm phí');
  expect([limitText(500, 'VND'), limitText('Không giới hạn', 'VND')]).toEqual(['500\u00a0₫', 'Không giới hạn']);
});

it('ages are written as people say them', () => {
  expect([agesText(0, 17), agesText(18, 50), agesText(0, 0), agesText(7, 7)]).toEqual([
    'từ sơ sinh đến 17 tuổi',
    'từ 18 đến 50 tuổi',
    'dưới 1 tuổi',
    '7 tuổi',
  ]);
  expect([ageText(0), ageText(30)]).toEqual(['Dưới 1 tuổi', '30 tuổi']);
  expect([personText(0), personText(30)]).toEqual(['người dưới 1 tuổi', 'người 30 tuổi']);
});
