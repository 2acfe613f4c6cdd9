import { expect, it } from 'vitest';
import { compileAreaTable } from '../../areas/rules/area-table.ts';
import { compileLexicon } from '../../query-reading/rules/compile-lexicon.ts';
import { scatterCheck } from '../../query-reading/rules/free-words.ts';
import { readQuery } from '../../query-reading/rules/read-query.ts';
import { meantFirst } from './meant-first.ts';

const lexicon = compileLexicon(compileAreaTable([]), []);

const found = (
  entityId: number,
  name: string,
  more: { inName?: boolean; isApart?: boolean; address?: string } = {},
) => ({
  entityId,
  inName: more.inName ?? false,
  isApart: more.isApart ?? false,
  card: {
    name,
    absolute_url: '/',
    main_thumbnail_image: null,
    specialities_nested: [],
    body_search: '',
    type: '',
    address: more.address ?? '',
  },
});

const sorted = (q: string, cards: readonly ReturnType<typeof found>[], hasOtherNames = false) => {
  const { cards: all, isScattered } = meantFirst(
    cards,
    scatterCheck(readQuery(lexicon, q).free, lexicon),
    hasOtherNames,
  );
  return { ids: all.map(({ entityId }) => entityId), isScattered };
};

const HOSPITAL = found(1, 'Bệnh viện Mộc Lan');
const CLINIC = found(2, 'Phòng khám Sen', { address: '5 Nguyễn Trãi' });

it('what is meant stands before what holds the words by chance', () => {
  expect(sorted('nguyễn trãi', [HOSPITAL, CLINIC])).toEqual({ ids: [2, 1], isScattered: false });
});

it('where all hold them by chance their order stays', () => {
  expect(sorted('xe máy', [HOSPITAL, CLINIC])).toEqual({ ids: [1, 2], isScattered: true });
});

it('one word, or a name that has all of them, is always meant', () => {
  expect(sorted('máy', [HOSPITAL])).toEqual({ ids: [1], isScattered: false });
  expect(sorted('trần long', [found(3, 'Trần Hữu Long', { inName: true })])).toMatchObject({ isScattered: false });
});

it('a name that has them with other accents here and there has them by chance', () => {
  const thread = found(5, 'Ù tai bên trái, mình đang ở Việt Trì', { inName: true, isApart: true });
  expect(sorted('bện trĩ', [thread, found(3, 'Bện Trĩ', { inName: true })])).toEqual({
    ids: [3, 5],
    isScattered: false,
  });
  expect(sorted('bện trĩ', [thread])).toEqual({ ids: [5], isScattered: true });
});

it('words apart in several names of one thing are there by chance', () => {
  const term = found(4, 'Di truyền y học', { inName: true });
  expect(sorted('tu hoc', [term], true)).toEqual({ ids: [4], isScattered: true });
  expect(sorted('tu hoc', [term])).toMatchObject({ isScattered: false });
});
