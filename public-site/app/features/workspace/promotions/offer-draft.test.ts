import { describe, expect, it } from 'vitest';
import { htmlOfText, textOfHtml } from './description-text.ts';
import { bodyOf, draftIn, EMPTY_OFFER } from './offer-draft.ts';
import { rowLabels, rowsAfter } from './offer-rows.ts';

describe('what the form of a promotion sent', () => {
  it('becomes a call with times of Việt Nam, prices as they are typed, and rows in their order', () => {
    const draft = draftIn({
      title: 'Khám mắt',
      category: 'examination',
      new_price: '1.200.000',
      old_price: '',
      quota: '50',
      starts_at: '2026-11-25T08:30',
      ends_at: '2026-12-25T17:00',
      use_until: '',
      terms: 'Đặt trước',
      'groups.1.name': 'Làm thêm',
      'groups.1.choice': 'any',
      'groups.0.name': 'Gói',
      'groups.0.choice': 'one',
      'groups.0.options.0.name': 'Lớn',
      'groups.0.options.0.pricing': 'own',
      'groups.0.options.0.price': '9',
      'groups.0.options.0.id': '7',
      'groups.0.options.1.name': 'Nhỏ',
      'groups.0.options.1.price': '',
    });
    expect(bodyOf(draft)).toMatchObject({
      new_price: 1_200_000,
      old_price: null,
      quota: 50,
      use_until: null,
      starts_at: '2026-11-25T08:30:00+07:00',
      ends_at: '2026-12-25T17:00:00+07:00',
      groups: [
        {
          name: 'Gói',
          choice: 'one',
          options: [
            { id: 7, name: 'Lớn', pricing: 'own', price: 9 },
            { name: 'Nhỏ', pricing: 'extra', price: 0 },
          ],
        },
        { name: 'Làm thêm', choice: 'any', options: [] },
      ],
    });
  });

  it('that cannot be read goes to the server, which says what the fields take', () => {
    const body = bodyOf({ ...EMPTY_OFFER, new_price: 'rẻ', quota: 'nhiều', starts_at: 'mai' });
    expect(body).toMatchObject({ new_price: -1, quota: -1, starts_at: 'mai', ends_at: '' });
    expect(bodyOf(EMPTY_OFFER).new_price).toBeNaN();
  });
});

describe('the rows of a promotion', () => {
  const sent = draftIn({
    'groups.0.name': 'Gói',
    'groups.0.options.0.name': 'Nhỏ',
    'groups.0.options.1.name': 'Lớn',
  }).groups;
  const namesIn = (groups: ReturnType<typeof rowsAfter>) =>
    groups?.map(({ name, options }) => [name, ...options.map(option => option.name)]);

  it.each([
    [
      'add groups',
      [
        ['Gói', 'Nhỏ', 'Lớn'],
        ['', '', ''],
      ],
    ],
    ['add groups.0.options', [['Gói', 'Nhỏ', 'Lớn', '']]],
    ['remove groups.0.options.0', [['Gói', 'Lớn']]],
    ['remove groups.0', []],
    ['remove groups.0.options.9', [['Gói', 'Nhỏ', 'Lớn']]],
  ])('change as the button “%s” says that a browser without script sends', (pressed, names) => {
    const changed = rowsAfter(pressed, sent);
    expect(namesIn(changed)).toEqual(names);
    const keys = changed?.flatMap(({ key, options }) => [key, ...options.map(option => option.key)]) ?? [];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('change by nothing else', () => {
    for (const pressed of ['', 'adds groups', 'add groups.x', 'add groups.0', 'remove groups', 'remove groups.0.1.2'])
      expect(rowsAfter(pressed, sent)).toBeNull();
  });

  it('are named for people where something is wrong in them', () => {
    expect(rowLabels(['title', 'groups.0.name', 'groups.1.options.2.price'])).toEqual({
      'groups.0.name': 'Nhóm 1',
      'groups.1.options.2.price': 'Nhóm 2, lựa chọn 3',
    });
  });
});

describe('the description', () => {
  it('is plain text in the box, and paragraphs where it is stored', () => {
    const text = 'Khám & tư vấn\n<2 giờ>\n\nCho cả nhà';
    expect(htmlOfText(text.replaceAll('\n', '\r\n'))).toBe(
      '<p>Khám &amp; tư vấn<br>&lt;2 giờ&gt;</p><p>Cho cả nhà</p>',
    );
    expect(textOfHtml(htmlOfText(text))).toBe(text);
    expect([htmlOfText(' \n'), textOfHtml('')]).toEqual(['', '']);
  });

  it('that has a list is shown in lines', () => {
    expect(textOfHtml('<h2>Gồm</h2>\n<ul><li>Siêu âm</li><li>X-quang</li></ul>')).toBe('Gồm\n\nSiêu âm\nX-quang');
  });
});
