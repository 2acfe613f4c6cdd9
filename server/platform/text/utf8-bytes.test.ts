import { describe, expect, it } from 'vitest';
import { utf8Bytes, utf8BytesOf } from './utf8-bytes.ts';

describe('utf8Bytes', () => {
  it.each(['', 'plain', 'Bác sĩ Nguyễn Thị Ngọc Ánh', 'smiley 😀', 'cut smiley \ud83d.', '\udc00'])(
    'writes %j as Buffer.from does',
    text => {
      expect(utf8Bytes(text)).toEqual(Buffer.from(text));
    },
  );

  it.each([0, 3, 400_000])('writes pieces one behind the other, %i in the middle', count => {
    const pieces = ['<p>', ...Array.from({ length: count }, () => 'ệ'), '', '</p> 😀'];
    expect(utf8BytesOf(pieces).equals(Buffer.from(pieces.join('')))).toBe(true);
  });
});
