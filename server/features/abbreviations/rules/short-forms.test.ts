import { ABBREVIATIONS } from '@antam/fixtures/reference/abbreviations.ts';
import { COMPLAINTS } from '@antam/fixtures/reference/complaints.ts';
import { TERMS } from '@antam/fixtures/reference/terms.ts';
import { describe, expect, it } from 'vitest';
import { compileAreaTable } from '../../areas/rules/area-table.ts';
import { compileComplaints } from '../../complaints/rules/complaint-table.ts';
import { readComplaints } from '../../complaints/rules/read-complaints.ts';
import { compileLexicon } from '../../query-reading/rules/compile-lexicon.ts';
import { readQuery } from '../../query-reading/rules/read-query.ts';
import { compileShortForms, shortKey } from './short-forms.ts';

const forms = compileShortForms(
  ABBREVIATIONS.map(({ short, meaning, read_as }) => ({ short, readAs: read_as || meaning })),
);

describe('a medical abbreviation', () => {
  it.each([
    ['SXH', 'sốt xuất huyết'],
    ['sxh', 'sốt xuất huyết'],
    ['đtđ', 'đái tháo đường'],
    ['dtd', 'đái tháo đường'],
    ['trẻ bị SXH nặng', 'trẻ bị sốt xuất huyết nặng'],
    ['bé bị sxh, có TCM', 'bé bị sốt xuất huyết, có tay chân miệng'],
  ])('is written out: %s', (typed, written) => {
    expect(forms.writeOut(typed)).toBe(written);
  });

  it('repeats no word that stands before it', () => {
    expect(forms.writeOut('đau TKT')).toBe('đau thần kinh tọa');
    expect(forms.writeOut('xét nghiệm TSH')).toBe('xét nghiệm tuyến giáp');
  });

  it('that is part of what it is read as is kept beside other words', () => {
    expect(forms.writeOut('AMH')).toBe('xét nghiệm AMH');
    expect(forms.writeOut('tiêm vắc xin HPV')).toBe('tiêm vắc xin HPV');
  });

  it('is written out without accents beside words that have none', () => {
    expect(forms.writeOut('tre bi sxh ha noi')).toBe('tre bi sot xuat huyet ha noi');
  });

  it('whose letters are a word is read where it is all of the text or stands in capitals', () => {
    expect(forms.writeOut('tha')).toBe('tăng huyết áp');
    expect(forms.writeOut('uống thuốc THA')).toBe('uống thuốc tăng huyết áp');
    expect(forms.writeOut('bác sĩ nguyễn văn tha')).toBe('bác sĩ nguyễn văn tha');
    expect(forms.writeOut('BÁC SĨ NGUYỄN VĂN THA')).toBe('BÁC SĨ NGUYỄN VĂN THA');
  });

  it('is no word with other accents', () => {
    for (const text of ['thà', 'thả', 'đtd̀']) expect(forms.writeOut(text)).toBe(text);
  });

  it('leaves any other text as it is', () => {
    for (const text of ['', '💊', '  Bệnh viện   Chợ Rẫy ', '12', 'x'.repeat(500)])
      expect(forms.writeOut(text)).toBe(text);
  });
});

/** Documents of the ministry, the government and the National Assembly whose numbers and years were looked up. */
const DOCUMENTS: ReadonlySet<string | undefined> = new Set([
  '02/2018/TT-BYT',
  '10/2015/NĐ-CP',
  '1003/QĐ-BYT (2012)',
  '104/2016/NĐ-CP',
  '1154/QĐ-BYT (2024)',
  '15/2023/QH15',
  '1514/QĐ-BYT (2020)',
  '1851/QĐ-BYT (2020)',
  '1895/1997/QĐ-BYT',
  '2058/QĐ-BYT (2020)',
  '2065/QĐ-BYT (2021)',
  '2187/QĐ-BYT (2019)',
  '23/2024/TT-BYT',
  '25/2008/QH12',
  '2760/QĐ-BYT (2023)',
  '315/QĐ-BYT (2015)',
  '3192/QĐ-BYT (2010)',
  '32/2023/TT-BYT',
  '320/QĐ-BYT (2014)',
  '3310/QĐ-BYT (2019)',
  '3312/QĐ-BYT (2015)',
  '361/QĐ-BYT (2014)',
  '3610/QĐ-BYT (2015)',
  '3879/QĐ-BYT (2014)',
  '3931/QĐ-BYT (2015)',
  '3942/QĐ-BYT (2014)',
  '40/QĐ-BYT (2015)',
  '41/2024/QH15',
  '4128/QĐ-BYT (2016)',
  '43/2013/TT-BYT',
  '4469/QĐ-BYT (2020)',
  '4562/QĐ-BYT (2018)',
  '51/2017/TT-BYT',
  '5331/QĐ-BYT (2020)',
  '5481/QĐ-BYT (2020)',
  '5642/QĐ-BYT (2015)',
  '5643/QĐ-BYT (2015)',
  '5968/QĐ-BYT (2021)',
  '6173/QĐ-BYT (2018)',
  '75/QĐ-BYT (2015)',
]);

describe('the list of abbreviations', () => {
  const complaints = compileComplaints(
    COMPLAINTS.map(({ slug, name, people, medical, emergency, specialities }, id) => ({
      id,
      slug,
      name,
      names: [name, ...people, ...medical],
      emergency,
      terms: specialities.map(each => TERMS.findIndex(term => term.kind === 'speciality' && term.slug === each)),
    })),
  );
  const terms = TERMS.map((term, id) => ({ ...term, id }));
  const lexicon = compileLexicon(compileAreaTable([]), terms, complaints, forms);
  const meaningOf = (text: string) => {
    const { whole, parts } = readQuery(lexicon, text);
    const { complaints: named } = readComplaints(forms.writeOut(text), complaints, compileAreaTable([]));
    const read = whole ? parts.flatMap(part => part.meanings) : [];
    return [...named.map(({ name }) => name), ...read.flatMap(each => ('term' in each ? each.term.name : each.part))];
  };

  it('has at least 150, of which no two have the same letters', () => {
    const keys = ABBREVIATIONS.map(({ short }) => shortKey(short));
    expect(keys.length).toBeGreaterThanOrEqual(150);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('names for each a document by a number that was looked up, or in words the kind of source that it is', () => {
    const inWords = /của Bộ Y tế|^Tên |^Thuật ngữ /u;
    const isKnown = (source: string) =>
      /\d/.test(source) ? DOCUMENTS.has(/\d+\/\S+( \(\d{4}\))?$/u.exec(source)?.[0]) : inWords.test(source);
    expect(ABBREVIATIONS.filter(({ source }) => !isKnown(source))).toEqual([]);
  });

  it.each(ABBREVIATIONS.map(({ short, meaning, read_as }) => [short, read_as || meaning]))(
    '%s finds what “%s” finds',
    (short = '', meant = '') => {
      expect(meaningOf(meant)).not.toEqual([]);
      expect(meaningOf(short)).toEqual(meaningOf(meant));
      expect(meaningOf(short.toLowerCase())).toEqual(meaningOf(meant));
    },
  );
});
