import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkValue } from '../../public-site/editor/link-value.ts';
import { type Step, writeHtml } from '../../public-site/editor/write-html.ts';
import { ALIGNMENTS, type FormattedTextKind } from '../platform/contract/formatted-text.ts';
import { safeHtml } from '../platform/text/safe-html.ts';

const text = fc.oneof(
  fc.constantFrom('Uống nước', ' ', '<b>', '&amp;', '"', "'", 'a\u0301', '\u0338', '<script>alert(1)</script>'),
  fc.constantFrom(
    '\u3164',
    'a\u200bb',
    '\u200d',
    'a\u2028b',
    '\r\v',
    '\u0007',
    '👩\u200d💻',
    '#\ufe0f\u20e3',
    '\u2800',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }).map(made => made.replaceAll('\n', '')),
);
const address = fc.constantFrom(
  'https://moh.gov.vn/?a=1&b="2"',
  '/bac-si/',
  '#dau-trang',
  'javascript:alert(1)',
  '//evil.example',
  '',
  'a b',
);
const link = fc
  .record({ href: address, title: fc.constantFrom('', 'Xem "thêm" <b>'), newTab: fc.boolean() })
  .map(linkValue);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 });
const letterFormats = fc.record({
  bold: maybe(fc.constant(true)),
  italic: maybe(fc.constant(true)),
  underline: maybe(fc.constant(true)),
  strike: maybe(fc.constant(true)),
  script: maybe(fc.constantFrom('sub', 'super', 'x')),
  link: maybe(link),
});
const lineFormats = fc.record({
  header: maybe(fc.integer({ min: -1, max: 7 })),
  list: maybe(fc.constantFrom('bullet', 'ordered', 'checked')),
  indent: maybe(fc.integer({ min: -1, max: 12 })),
  blockquote: maybe(fc.constant(true)),
  align: maybe(fc.constantFrom(...ALIGNMENTS, 'justify', '"><script>')),
});
const picture = fc.record({
  src: fc.constantFrom(
    '/uploads/a-640.webp',
    'https://evil.example/a.png',
    'data:image/png;base64,AA',
    '/uploads/../x',
  ),
  alt: fc.constantFrom('', 'Tim "người"'),
  title: fc.constantFrom('', 'Hình 1 & 2'),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ insert: text, attributes: letterFormats }) },
  { weight: 3, arbitrary: fc.record({ insert: fc.constantFrom('\n', '\n\n'), attributes: lineFormats }) },
  fc.record({ insert: picture.map(image => ({ image })), attributes: letterFormats }),
  fc.constant({ insert: { divider: true } }),
  fc.constant({ insert: { grid: '<table><tbody><tr><td colspan="2">3</td></tr></tbody></table>' } }),
);

describe('what the editor writes', () => {
  it.each<FormattedTextKind>(['minimal', 'full'])('passes the sanitiser unchanged: %s', async kind => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async steps => {
        const html = writeHtml(steps, kind);
        expect(await safeHtml(html, kind)).toBe(html);
      }),
      { numRuns: 400 },
    );
  });

  it('has lists in lists, quotes and aligned lines', () => {
    const html = writeHtml(
      [
        { insert: 'Ăn' },
        { insert: '\n', attributes: { list: 'bullet' } },
        { insert: 'Rau' },
        { insert: '\n', attributes: { list: 'ordered', indent: 1, align: 'right' } },
        { insert: 'Uống' },
        { insert: '\n', attributes: { list: 'bullet' } },
        { insert: 'Một\nHai' },
        { insert: '\n', attributes: { blockquote: true, align: 'center' } },
        { insert: '\n\n' },
      ],
      'minimal',
    );
    expect(html).toBe(
      '<ul><li>Ăn<ol><li class="align-right">Rau</li></ol></li><li>Uống</li></ul>' +
        '<p>Một</p><blockquote><p class="align-center">Hai</p></blockquote>',
    );
  });

  it('has pictures only where the list of the kind has them', () => {
    const steps = [{ insert: { image: { src: '/uploads/a.webp', alt: 'Tim', title: '' } } }, { insert: '\n' }];
    expect(writeHtml(steps, 'full')).toBe('<p><img src="/uploads/a.webp" alt="Tim" /></p>');
    expect(writeHtml(steps, 'minimal')).toBe('');
  });
});
