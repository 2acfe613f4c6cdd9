import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHtml } from '../text/safe-html.ts';
import type { KnownName } from './known-name.ts';
import { linkHtml } from './link-html.ts';
import { storedLinks, withLinks } from './linked-text.ts';
import { nameTree } from './name-tree.ts';
import { wordReader } from './words.ts';

const NAMES: readonly KnownName[] = [
  known(1, 'Đái tháo đường', true),
  known(1, 'Tiểu đường', false),
  known(2, 'Viêm gan', true),
  known(3, 'Viêm gan B', true),
  known(4, 'Lao', true),
  known(5, 'COVID-19', true),
  known(6, 'Hoà huyết', true),
  known(7, 'Đau đầu', true),
  known(8, 'Zona', true),
  known(9, 'Gan B mạn tính', true),
  known(10, 'H. pylori', true),
  known(11, 'Bệnh Crohn', true),
  known(12, 'Cao huyết áp', false),
  known(13, 'Cao huyết áp', false),
  known(14, 'Suy tim', false),
  known(15, 'Suy tim', true),
  known(16, 'Ho', true),
  known(17, '19', true),
];
const LEADS = ['bệnh', 'chứng'];
const names = nameTree(NAMES, () => LEADS, wordReader());

function known(id: number, name: string, isMain: boolean): KnownName {
  return { kind: 'disease', id, url: urlOf(id), name, isMain };
}

function urlOf(id: number) {
  return `/benh/x-${id}/`;
}

const link = (id: number, text: string) => `<a href="${urlOf(id)}">${text}</a>`;
/** The parts as pages show them once their links were stored, null for one without. */
function linkedParts(parts: readonly string[], tree = names, self?: number): (string | null)[] {
  const columns = parts.map((_, at) => String(at));
  const linkedBy = linkHtml(parts, tree, self === undefined ? undefined : { kind: 'disease', id: self });
  const row: Record<string, string> = Object.fromEntries(parts.entries());
  const shown = withLinks(storedLinks(columns, linkedBy), row);
  return columns.map((column, at) => (linkedBy[at]?.links.length === 0 ? null : (shown[column] ?? null)));
}
const linked = (html: string, self?: number) => linkedParts([html], names, self)[0];

describe('links of known names', () => {
  it.each([
    ['stand on names and synonyms', '<p>Bị tiểu đường đã lâu.</p>', `<p>Bị ${link(1, 'tiểu đường')} đã lâu.</p>`],
    [
      'stand on the first mention of a record only, by whatever name',
      '<p>Đái tháo đường, hay tiểu đường. Đái tháo đường!</p>',
      `<p>${link(1, 'Đái tháo đường')}, hay tiểu đường. Đái tháo đường!</p>`,
    ],
    [
      'stand on the longest of names that overlap',
      '<p>Viêm gan B và viêm gan</p>',
      `<p>${link(3, 'Viêm gan B')} và ${link(2, 'viêm gan')}</p>`,
    ],
    [
      'stand on the longest also where a shorter one begins before it',
      '<p>viêm gan B mạn tính</p>',
      `<p>viêm ${link(9, 'gan B mạn tính')}</p>`,
    ],
    [
      'leave no part of a longer name to a shorter one',
      '<p>viêm gan B, viêm gan B</p>',
      `<p>${link(3, 'viêm gan B')}, viêm gan B</p>`,
    ],
    ['do not ask for case', '<p>ĐÁI THÁO ĐƯỜNG</p>', `<p>${link(1, 'ĐÁI THÁO ĐƯỜNG')}</p>`],
    ['do not ask where the tone stands', '<p>hòa huyết</p>', `<p>${link(6, 'hòa huyết')}</p>`],
    [
      'do not ask for the Unicode form',
      `<p>${'đái tháo đường'.normalize('NFD')}</p>`,
      `<p>${link(1, 'đái tháo đường'.normalize('NFD'))}</p>`,
    ],
    ['take dashes and spaces alike', '<p>Covid 19 hay COVID–19</p>', `<p>${link(5, 'Covid 19')} hay COVID–19</p>`],
    ['take the signs inside of names', '<p>nhiễm H.pylori</p>', `<p>nhiễm ${link(10, 'H.pylori')}</p>`],
    [
      'take a syllable where the word before makes it clear',
      '<p>lao vào, bệnh lao</p>',
      `<p>lao vào, ${link(4, 'bệnh lao')}</p>`,
    ],
    ['take a single word that is no Vietnamese one', '<p>Bị zona.</p>', `<p>Bị ${link(8, 'zona')}.</p>`],
    ['lead where a name is the own one of a record, not a synonym', '<p>suy tim</p>', `<p>${link(15, 'suy tim')}</p>`],
    ['stand inside of other formats', '<ul><li><b>Zona</b></li></ul>', `<ul><li><b>${link(8, 'Zona')}</b></li></ul>`],
    ['stand beside signs of HTML', '<p>a &lt; zona &amp; b</p>', `<p>a &lt; ${link(8, 'zona')} &amp; b</p>`],
    ['stand where a nonbreaking space does', '<p>tiểu\u00a0đường</p>', `<p>${link(1, 'tiểu\u00a0đường')}</p>`],
  ])('%s', (_what, html, expected) => {
    expect(linked(html)).toBe(expected);
  });

  it.each([
    ['inside of links', '<p><a href="/x/">đái tháo đường</a></p>'],
    ['inside of formats in links', '<p><a href="/x/">bị <b>zona</b></a></p>'],
    ['inside of headings', '<h2>Zona</h2><h3><em>Viêm gan</em></h3>'],
    ['in attributes', '<p><a href="/zona/" title="bệnh zona">x</a><img src="/uploads/a.webp" alt="zona" /></p>'],
    ['on words with other accents', '<p>đai thao đương, viêm gân, zồna</p>'],
    ['on parts of words', '<p>zonal, azona, viêm ganh</p>'],
    ['on syllables that may mean anything', '<p>lao động, ho, bò, họ, hô</p>'],
    ['on numbers', '<p>19 người, năm 19</p>'],
    ['across the signs between two sentences', '<p>bị đau, đầu gối. Viêm. Gan</p>'],
    ['across elements', '<p>đái <b>tháo</b> đường, viêm<br />gan</p>'],
    ['on a name that several records have alike', '<p>cao huyết áp</p>'],
    ['on parts of entities', '<p>H&amp; pylori</p>'],
    ['in a text without any', '<p>Chào bạn</p>'],
    ['in an empty text', ''],
  ])('do not stand %s', (_where, html) => {
    expect(linked(html)).toBeNull();
  });

  it('do not lead to the page that the text is part of', () => {
    expect(linked('<p>Viêm gan B và viêm gan</p>', 3)).toBe(`<p>Viêm gan B và ${link(2, 'viêm gan')}</p>`);
  });

  it('do not lead where the author has put a link already', () => {
    expect(linked(`<p>Zona. <a href="${urlOf(8)}">Đọc thêm</a></p>`)).toBeNull();
  });

  it('count the parts of one text together', () => {
    expect(linkedParts(['<p>zona</p>', '<p>zona, viêm gan</p>', '<p>viêm gan</p>'])).toEqual([
      `<p>${link(8, 'zona')}</p>`,
      `<p>zona, ${link(2, 'viêm gan')}</p>`,
      null,
    ]);
  });

  it('lead only to addresses that are escaped', () => {
    const odd = nameTree([{ ...known(1, 'Zona', true), url: '/"><b> &' }], () => [], wordReader());
    expect(linkedParts(['<p>zona</p>'], odd)).toEqual(['<p><a href="/&#34;&#62;&#60;b&#62;%20&#38;">zona</a></p>']);
  });
});

const WORDS = [
  'đái',
  'tháo',
  'đường',
  'tiểu',
  'Viêm',
  'gan',
  'B',
  'mạn',
  'tính',
  'zona',
  'bệnh',
  'lao',
  'H.',
  'pylori',
];
const SIGNS = [' ', ' ', ' ', ', ', '. ', '-', ' &amp; ', '&lt;', '\u00a0', "'"];
const run = fc
  .array(fc.tuple(fc.constantFrom(...WORDS, 'và', '19', '𝒛', 'e\u0301'), fc.constantFrom(...SIGNS)), { maxLength: 12 })
  .map(words => words.flat().join(''));
const element = fc.constantFrom(
  'p',
  'h2',
  'b',
  'em',
  'li',
  'blockquote',
  'a href="/x/"',
  `a href="${urlOf(8)}" title="Đọc thêm"`,
  'u',
  'code',
);
const html = fc
  .array(fc.tuple(element, run, run), { maxLength: 8 })
  .map(pieces => pieces.map(([name, a, b]) => `<${name}>${a}</${name.split(' ')[0]}>${b}`).join(''));
/** The site's own links: those of the authors above have a title, or lead elsewhere. */
const LINK = /<a href="\/benh\/x-\d+\/">(.*?)<\/a>/g;

describe('a text with links', () => {
  it('is the same text without them', async () => {
    await fc.assert(
      fc.asyncProperty(html, async sent => {
        const clean = await safeHtml(sent);
        expect((linked(clean) ?? clean).replace(LINK, '$1')).toBe(clean);
      }),
    );
  });

  it('stays what the sanitiser lets through', async () => {
    await fc.assert(
      fc.asyncProperty(html, async sent => {
        const clean = await safeHtml(sent);
        const withLinks = linked(clean) ?? clean;
        expect(await safeHtml(withLinks)).toBe(withLinks);
      }),
    );
  });

  it('gets no more of them when it is linked again', async () => {
    await fc.assert(
      fc.asyncProperty(html, async sent => {
        const clean = await safeHtml(sent);
        expect(linked(linked(clean) ?? clean)).toBeNull();
      }),
    );
  });

  it('leads to each record once at most', async () => {
    await fc.assert(
      fc.asyncProperty(html, async sent => {
        const hrefs = [...(linked(await safeHtml(sent)) ?? '').matchAll(LINK)].map(([tag]) => tag.split('"')[1]);
        expect(new Set(hrefs).size).toBe(hrefs.length);
      }),
    );
  });

  it('comes from any signs, also those that are no HTML', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (before, after) => {
        const sent = `${before} zona <p>${after}`;
        expect((linked(sent) ?? sent).replace(LINK, '$1')).toBe(sent);
      }),
    );
  });
});
