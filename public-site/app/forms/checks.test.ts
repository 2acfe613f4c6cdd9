import { expect, it } from 'vitest';
import { isName, isPhone } from '../features/accounts/form/checks.ts';
import { birthDate } from '../features/bookings/birth-date.ts';
import { runChecks } from './checks.ts';

const checked = (values: Record<string, string>) => runChecks({ name: isName, phone: isPhone }, values);

it('a form is checked by what can be seen of it, before it is sent', () => {
  expect(checked({ name: '\u200b\u3164\u202e', phone: '' })).toEqual({
    name: 'Xin vui lòng nhập họ tên, từ 2 đến 80 ký tự.',
  });
  expect(checked({ name: 'Mai\u00ad An', phone: '\u202a0912\u2011345\u2212678\u202c' })).toEqual({});
});

it('a date of birth is read with any dash between its numbers', () => {
  expect(birthDate('31\u20115\u22121990')).toBe('1990-05-31');
});
