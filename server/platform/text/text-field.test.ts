import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { askedText, askedWords, htmlText, lineText, plainText, rawLimit, rawText, sentText } from './text-field.ts';

const messages = (schema: z.ZodType, text: unknown) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];
const TOO_LONG = 'Không được quá 20 ký tự.';
const ASKED_TOO_LONG = 'Từ khoá không được quá 20 ký tự, xin vui lòng gõ ngắn hơn.';
const MARKED = 'Có chữ mang quá 8 dấu, xin vui lòng gõ lại.';
const heap = `a${'\u0301'.repeat(9)}`;

describe('texts that a visitor sends', () => {
  it.each<[string, z.ZodType, number, string]>([
    ['rawText', rawText(20), 20, TOO_LONG],
    ['sentText', sentText(20), 20, TOO_LONG],
    ['htmlText', htmlText(20), 20, TOO_LONG],
    ['askedText', askedText(20), 20, ASKED_TOO_LONG],
    ['askedWords', askedWords(20), 20, ASKED_TOO_LONG],
    ['plainText', plainText(20), rawLimit(20), TOO_LONG],
    ['lineText', lineText(20), rawLimit(20), TOO_LONG],
  ])('are not even looked at by %s where they are too long', (_, schema, max, told) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const longer = schema.refine(() => expect.fail('looked at'));
    expect(messages(longer, heap.repeat(max))).toEqual([told]);
    expect(messages(schema, 'x'.repeat(max + 1))).toEqual([told]);
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  it('are composed and trimmed, a line to single spaces', () => {
    expect(plainText(20).parse(' Mạnh\n Hà '.normalize('NFD'))).toBe('Mạnh\n Hà');
    expect(lineText(20).parse(' Mạnh\n Hà '.normalize('NFD'))).toBe('Mạnh Hà');
    expect(lineText(20).parse(`${' '.repeat(50)}a`)).toBe('a');
    expect(messages(lineText(20), 'đ'.repeat(21))).toEqual([TOO_LONG]);
    // Composing makes three of this one, and a column takes no more than it takes.
    expect(messages(lineText(20), '\ufb2c'.repeat(7))).toEqual([TOO_LONG]);
  });

  it('narrow a list by the last of repeated words, and need not be there', () => {
    expect(askedWords(20).parse(['ho', `sốt${heap}`])).toBe(`sốt${heap.slice(0, -1)}`);
    expect(askedWords(20).parse(undefined)).toBeUndefined();
    expect(messages(askedWords(20), ['ho', 'x'.repeat(21)])).toEqual([ASKED_TOO_LONG]);
  });

  it('are refused with heaps of marks, where they are stored', () => {
    for (const schema of [sentText(20), htmlText(20), plainText(20), lineText(20)]) {
      expect(messages(schema, heap)).toEqual([MARKED]);
    }
    expect(askedText(20).parse(heap)).toBe(heap.slice(0, -1));
    expect(rawText(20).parse(heap)).toBe(heap);
  });

  it('are refused with control characters, which HTML does not carry either; line breaks of Word become plain ones', () => {
    for (const schema of [htmlText(20), plainText(20), lineText(20)]) {
      expect(messages(schema, 'Mạnh\u0007 Hà')).toEqual(['Có ký tự không hợp lệ.']);
    }
    expect(htmlText(20).parse('Mạnh\vHà\r\nLan\fTú')).toBe('Mạnh\nHà\nLan\nTú');
  });

  it('of HTML have no more tags than any author writes', () => {
    expect(messages(htmlText(20_000), '<td>1</td>'.repeat(2_000))).toEqual([]);
    expect(messages(htmlText(20_000), '<b>'.repeat(4_001))).toEqual([
      'Nội dung có quá nhiều định dạng, xin vui lòng bớt định dạng.',
    ]);
  });

  it('are refused with a Vietnamese message, or with the field’s own', () => {
    expect(messages(lineText(20, 'Tên dài quá.'), 'x'.repeat(100))).toEqual(['Tên dài quá.']);
    expect(messages(lineText(20, 'Tên dài quá.'), 'x'.repeat(21))).toEqual(['Tên dài quá.']);
  });
});
