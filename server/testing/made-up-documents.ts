import fc from 'fast-check';
import { documentKey } from '../platform/search/document-key.ts';
import type { StoredDocument } from '../platform/search/memory/stored-document.ts';
import { type Clause, type MatchExpression, provinceToken, type Token } from '../platform/search/search-engine.ts';
import { PLACE_KIND } from './sample-kind.ts';

/** Kinds of made-up documents; nothing has the last one. */
export const MADE_UP_KINDS = [0, 1, 5, 31, 7].map(number => ({
  ...PLACE_KIND,
  name: `kind${number}`,
  number,
}));

const ENTITIES = 40;

/** Beginnings of each other, words one slip apart, accents, letters behind U+FFFF and those that UTF-16 puts behind them. */
const TOKENS = [
  'a',
  'an',
  'anh',
  'ba',
  'bac',
  'nguyen',
  'nguyet',
  'nguyn',
  'khoa',
  'răng',
  '1răng',
  'đa',
  '4đan',
  'x9',
  '2024',
  '¦anba',
  '†',
  '𐐀',
  '𐐀a',
  '𝐚b',
  '\u{e000}',
  '\u{e000}a',
  '\u{ffee}b',
  '\u{10ffff}',
  'a\u{10ffff}',
  'ẹ',
  'ê',
];
const BEGINNINGS = ['', 'n', 'ngu', '¦', '\u{e000}', '𐐀', '\u{10ffff}', '1r', 'zz', 'đ', '§'];
const PROVINCES = ['ha-noi', 'da-nang', '𐐀'];

export const madeUpToken = fc.constantFrom(...TOKENS);
export const madeUpBeginning = fc.constantFrom(...TOKENS, ...BEGINNINGS);
export const madeUpProvince = fc.constantFrom(...PROVINCES, 'hue');
export const madeUpName = fc.constantFrom('', 'an', 'nguyen an', '𐐀 an', '\u{e000}', 'đa khoa', 'an nguyen');

const text = fc.array(fc.oneof(madeUpToken, fc.constant('')), { maxLength: 6 }).map(tokens => tokens.join(' '));

const parts = fc.record({
  kind: fc.constantFrom(...MADE_UP_KINDS.slice(0, -1)),
  weight: fc.constantFrom(0, 0.3, 0.31, 1),
  entityId: fc.oneof(fc.integer({ min: 1, max: ENTITIES }), fc.constantFrom(0, 2 ** 32 - 1)),
  name: madeUpName,
  accentedName: text,
  titles: text,
  province: fc.option(fc.constantFrom(...PROVINCES)),
  nameTokens: text,
  bodyTokens: text,
  knownWords: text,
});

export const madeUpDocument: fc.Arbitrary<StoredDocument> = parts.map(
  ({ kind, weight, entityId, nameTokens, ...texts }) => ({
    ...texts,
    key: documentKey(kind, weight, entityId),
    nameTokens: texts.province === null ? nameTokens : `${nameTokens} ${provinceToken(texts.province)}`,
  }),
);

export const madeUpEntity = fc.record({
  kind: fc.constantFrom(...MADE_UP_KINDS.map(({ number }) => number)),
  entityId: fc.integer({ min: 0, max: ENTITIES }),
});

const token: fc.Arbitrary<Token> = fc.oneof(
  fc.record({ text: madeUpToken, prefix: fc.constant(false) }),
  fc.record({ text: madeUpBeginning, prefix: fc.constant(true) }),
);
const way = fc.array(token, { minLength: 1, maxLength: 3 });
const clause: fc.Arbitrary<Clause> = fc.oneof(
  token.map(only => [[only]]),
  fc.array(way, { maxLength: 4 }),
);

export const madeUpExpression: fc.Arbitrary<MatchExpression> = fc.record({
  clauses: fc.array(clause, { maxLength: 3 }),
  inName: fc.boolean(),
  province: fc.option(madeUpProvince, { nil: undefined }),
});
