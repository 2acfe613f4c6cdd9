import { expect, it } from 'vitest';
import { urgencyOf } from './urgent-words.ts';

it.each([
  ['Ba tôi bị ĐỘT QUỴ sáng nay', 'emergency'],
  ['Em không muốn sống nữa', 'self_harm'],
  ['Em đi từ từ thì hết mệt', null],
  ['Con tôi ho nhẹ hai ngày', null],
])('“%s” is taken for %s', (text, urgency) => {
  expect(urgencyOf(text)).toBe(urgency);
});
