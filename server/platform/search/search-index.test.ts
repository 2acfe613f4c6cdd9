import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSampleIndex, type SampleIndex } from '../../testing/sample-index.ts';
import type { SearchIndex } from './search-index.ts';

const NO_MATCHES = { items: [], complete: true, similar: false, inName: false };

let sample: SampleIndex;
let index: SearchIndex;

beforeAll(async () => {
  sample = await openSampleIndex();
  ({ index } = sample);
});
afterAll(() => sample.close());

const suggest = (query: string, province?: string) => index.suggest({ query, province, perKind: 10 });

/** Names found of one kind, best first. */
async function names(kind: string, query: string, province?: string): Promise<unknown[]> {
  const groups = await suggest(query, province);
  return groups.find(group => group.kind === kind)?.items.map(item => (item.card as { name: string }).name) ?? [];
}

describe('matching', () => {
  it.each([
    ['without accents', 'nguyen thi mai'],
    ['in capitals', 'NGUYỄN THỊ MAI'],
    ['decomposed', 'Nguyễn Thị Mai'.normalize('NFD')],
    ['in another order', 'mai nguyễn thị'],
    ['with odd spaces', '  nguyễn    thị  mai '],
    ['half typed', 'nguyễn thị m'],
    ['as raw Telex', 'nguyeenx thij mai'],
    ['as raw VNI', 'nguye6n4 thi5 mai'],
    ['with a typo in a long word', 'nguyn thi mai'],
    ['with neighbouring letters exchanged', 'ngyuen thi mai'],
    ['without spaces', 'nguyenthimai'],
    ['with the title', 'bác sĩ nguyễn thị mai'],
    ['with the title written short', 'bs nguyen thi mai'],
  ])('[SRCH-24] finds a name typed %s', async (_, query) => {
    expect(await names('professional', query)).toContain('Nguyễn Thị Mai');
  });

  it('does not care where the tone mark of a syllable stands', async () => {
    expect(await names('professional', 'Trần Văn Hoà')).toEqual(['Trần Văn Hòa']);
  });

  it.each(['dang dinh duc', 'đặng', 'Ðặng Ðình', 'DANG'])('takes đ for d: %s', async query => {
    expect(await names('professional', query)).toEqual(['Đặng Đình Đức']);
  });

  it('understands abbreviations on both sides', async () => {
    expect(await names('place', 'bv cho ray')).toContain('Bệnh viện Chợ Rẫy');
    expect(await names('place', 'bệnh viện thống nhất')).toEqual(['BV Thống Nhất']);
    expect(await names('speciality', 'tmh')).toEqual(['Tai Mũi Họng']);
    expect(await names('professional', 'tmh tphcm')).toEqual(['Trần Văn Hòa']);
  });

  it('takes an ambiguous abbreviation for each of its meanings', async () => {
    expect(await names('place', 'nha khoa đn')).toEqual(['Nha khoa Paracola']);
  });

  it('finds by words outside of the name', async () => {
    expect(await names('professional', 'bình dương')).toEqual(['Trần Văn Hòa']);
  });

  it('takes phrases together, unless that finds nothing', async () => {
    expect(await names('place', 'bình dương')).toEqual([]);
    expect((await index.match({ kind: 'place', query: 'bình dương', limit: 9 })).items).toHaveLength(1);
    expect(await names('place', 'rẫy chợ')).toContain('Bệnh viện Chợ Rẫy');
    expect(await names('place', 'phong kham an binh')).toEqual(['Phòng khám An Bình']);
    expect(await names('place', 'an binh phong kham')).toEqual(['Phòng khám An Bình']);
  });

  it('finds the middle of a word when nothing begins so', async () => {
    expect(await names('place', 'racola')).toEqual(['Nha khoa Paracola']);
  });

  it('joins words that a name writes together', async () => {
    expect(await names('place', 'para cola')).toEqual(['Nha khoa Paracola']);
  });

  it.each(['', '   ', '!!!', '💊', '-', 'zzqqxx wwkk'])('finds nothing for %j', async query => {
    expect(await suggest(query)).toEqual([]);
  });
});

describe('what is only similar', () => {
  const isSimilar = async (query: string) => (await suggest(query)).map(group => group.similar);

  it('is distinguished from what fits the words as they were typed', async () => {
    expect(await isSimilar('nguyen thi mai')).toEqual([false]);
    expect(await isSimilar('nguyeenx thij mai')).toEqual([false]);
    expect(await isSimilar('nguyenthimai')).toEqual([false]);
    expect(await isSimilar('nguyn thi mai')).toEqual([true]);
    expect(await isSimilar('racola')).toEqual([true]);
    expect((await index.match({ kind: 'professional', query: 'nguyn', limit: 9 })).similar).toBe(true);
  });

  it('has words apart that were typed as one', async () => {
    expect(await isSimilar('nguyenmai')).toEqual([true]);
    expect(await isSimilar('nguyenthi')).toEqual([false]);
    expect(await names('professional', 'maithinguyen')).toEqual(['Mai Thị Nguyễn']);
    expect(await isSimilar('benhviencho')).toEqual([false]);
    const match = (query: string) => index.match({ kind: 'professional', query, limit: 9 });
    expect(await match('maithinguyen')).toMatchObject({ items: [{ entityId: 3 }], similar: false });
    expect(await match('nguyenmai')).toMatchObject({ similar: true });
  });

  it('has other accents than those typed: another word is another question', async () => {
    expect((await suggest('chống nghiến')).map(group => group.similar)).toEqual([false]);
    expect((await suggest('chong nghien')).map(group => group.similar)).toEqual([false]);
    expect((await suggest('chóng mặt')).map(group => group.similar)).toEqual([true]);
    expect((await suggest('đình dương')).map(group => group.similar)).not.toContain(false);
  });

  it('is a facility of the same kind where the one that was named is not known', async () => {
    const [group] = await suggest('bệnh viện qqkk');
    expect(group?.similar).toBe(true);
    expect(group?.items[0]?.inName).toBe(true);
  });

  it('is not a beginning whose tone is typed last', async () => {
    expect((await suggest('tai mũi hong')).map(group => group.similar)).not.toContain(true);
    expect((await suggest('răng hàm măt'))[0]).toMatchObject({ kind: 'speciality', similar: false });
  });
});

describe('ranking', () => {
  it('puts the typed accents above other ones, whatever the weight', async () => {
    expect(await names('professional', 'Nguyễn Thị Mai')).toEqual([
      'Nguyễn Thị Mai',
      'Mai Thị Nguyễn',
      'Nguyễn Thị Mài',
    ]);
    expect((await names('professional', 'Nguyễn Thị Mài'))[0]).toBe('Nguyễn Thị Mài');
  });

  it('puts the chosen province above others', async () => {
    expect((await names('professional', 'nguyen thi mai', 'ha-noi'))[0]).toBe('Nguyễn Thị Mai');
    expect((await names('professional', 'nguyen thi mai', 'da-nang'))[0]).toBe('Nguyễn Thị Mài');
  });

  it('puts the weightier of two equal matches first', async () => {
    expect((await names('professional', 'nguyen thi mai'))[0]).toBe('Nguyễn Thị Mài');
  });

  it('puts words in the name above words elsewhere', async () => {
    expect(await names('place', 'bệnh viện chợ rẫy')).toEqual(['Bệnh viện Chợ Rẫy', 'Phòng khám An Bình']);
  });

  it('puts the group of the best item first', async () => {
    expect((await suggest('tai mũi họng')).map(group => group.kind)).toEqual(['speciality', 'professional']);
    expect((await suggest('mai'))[0]?.kind).toBe('professional');
  });

  it('ignores a province that is no slug', async () => {
    expect(await names('professional', 'mai', `x" OR "y`)).toHaveLength(3);
  });
});

describe('matches of a list', () => {
  it('are all there, best first, names before the rest', async () => {
    const found = await index.match({ kind: 'place', query: 'bệnh viện', limit: 100 });
    expect(found.items.map(item => item.entityId)).toEqual([1, 2, 4]);
    expect(found.items.map(item => item.score)).toEqual(found.items.map(item => item.score).toSorted((a, b) => b - a));
    expect(found.complete).toBe(true);
  });

  it('say when there are more', async () => {
    const found = await index.match({ kind: 'place', query: 'bệnh viện', limit: 2 });
    expect(found.items).toHaveLength(2);
    expect(found.complete).toBe(false);
  });

  it('begin with the chosen province', async () => {
    const found = await index.match({ kind: 'professional', query: 'mai', province: 'da-nang', limit: 10 });
    expect(found.items.map(item => item.entityId)).toEqual([2, 3, 1]);
  });

  it('are none for no words and for an unknown kind', async () => {
    expect(await index.match({ kind: 'place', query: ' ', limit: 10 })).toEqual(NO_MATCHES);
    expect(await index.match({ kind: 'ghost', query: 'mai', limit: 10 })).toEqual(NO_MATCHES);
  });
});

describe('what a query may cost', () => {
  it('is bounded by its first eight words where more of them are found nowhere', async () => {
    expect(await names('place', 'bệnh viện chợ rẫy hồ chí minh bv và bao nhiêu chữ nữa')).toContain(
      'Bệnh viện Chợ Rẫy',
    );
  });
});

it('the search survives whatever is typed', async () => {
  const nasty = [
    '"',
    "'",
    'a" OR "b',
    'name : x',
    'a* b*',
    '(',
    'NEAR(a b)',
    '\\',
    '\u0000',
    '\uD800',
    'a'.repeat(10_000),
    'a '.repeat(5_000),
    '%',
    '_',
    '$1',
    "'); drop table search_document; --",
    '\uFDFA',
    'ma\u0301i',
  ];
  for (const query of nasty) {
    await suggest(query, query);
    await index.match({ kind: 'place', query, province: query, limit: 5 });
  }
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async query => {
      expect(Array.isArray(await suggest(query, 'ha-noi'))).toBe(true);
    }),
    { numRuns: 60 },
  );
});
