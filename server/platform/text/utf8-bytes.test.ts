import { describe, expect, it } from 'vitest';
import { utf8Bytes } from './utf8-bytes.ts';

describe('utf8Bytes', () => {
  it.each(['', 'plain', 'Bác sĩ Nguyễn Thị Ngọc Ánh', 'smiley 😀', 'cut smiley \ud83d.', '\udc00'])(
    'writes %j as Buffer.from does',
    text => {
      expect(utf8Bytes(text)).toEqual(Buffer.from(text));
    },
  );
});
