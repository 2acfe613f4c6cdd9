import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byCodePoints } from './code-point-order.ts';

it('orders texts as their UTF-8 bytes are ordered', () => {
  const anyLetter = fc
    .integer({ min: 1, max: 0x10_ffff })
    .map(codePoint => String.fromCodePoint(codePoint).toWellFormed());
  const text = fc.string({ unit: fc.oneof(anyLetter, fc.constantFrom('a', '\u{e000}', '𐐀', 'ẹ')), maxLength: 5 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(Math.sign(byCodePoints(one, other))).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)));
    }),
    { seed: 20_261_129 },
  );
});
