import { describe, expect, it } from 'vitest';
import { HOSTILE_NAMES, hostileText } from '../../../testing/hostile-texts.ts';
import { MAX_MS, threadCost } from '../../../testing/thread-cost.ts';
import { TermFinder } from '../../taxonomy/term-finder.ts';
import { PROFESSIONAL_COLUMNS } from '../professional.record.ts';
import { checkProfessionalRow, type ProfessionalKnowledge } from './professional-row.ts';

const term = (
  id: number,
  kind: 'speciality' | 'title' | 'language' | 'occupation',
  name: string,
  abbreviation = '',
  aliases: string[] = [],
) => ({
  id,
  kind,
  name,
  abbreviation,
  aliases,
  slug: name.toLowerCase().replaceAll(' ', '-'),
});
const knowledge: ProfessionalKnowledge = {
  terms: new TermFinder([
    term(1, 'speciality', 'Tim mạch', '', ['Tim']),
    term(2, 'speciality', 'Nhi khoa', '', ['Nhi']),
    term(3, 'title', 'Phó Giáo sư', 'PGS'),
    term(4, 'language', 'Tiếng Anh', '', ['English']),
    term(5, 'occupation', 'Bác sĩ', 'BS'),
  ]),
  places: text => ({ 'osm-1': [11], 'Bệnh viện E': [12], Pharmacity: [13, 14] })[text] ?? [],
  thisYear: 2026,
  now: new Date('2026-11-28T05:00:00Z'),
};

const check = (fields: Record<string, string>) =>
  checkProfessionalRow({ line: 2, fields: { external_id: 'p1', name: 'Nguyễn Thị Mai', ...fields } }, knowledge);
const taken = (fields: Record<string, string>) => {
  const checked = check(fields);
  if ('refusal' in checked) throw new Error(checked.refusal.message);
  return checked;
};

describe('checkProfessionalRow', () => {
  it('reads the professor of a joined title, and reports the degree that has a column of its own', () => {
    const { fields, flags } = taken({ title: 'PGS.TS' });
    expect(fields.title).toBe(3);
    expect(flags).toEqual([{ code: 'title_unknown', message: 'title: "TS" is not known' }]);
  });

  it('finds terms by name, abbreviation and alias, and workplaces by id and name', () => {
    const { fields, flags } = taken({
      gender: 'Nữ',
      occupation: 'bác sĩ',
      title: 'PGS',
      specialities: 'tim; Nhi khoa;Tim mạch',
      languages: 'English',
      workplaces: 'osm-1; Bệnh viện E',
      practising_since: '1999',
      phone: '0983.111.112',
      email: 'Mai@Example.vn',
      licence_number: '001234/BYT-CCHN',
      licence_issuer: 'Bộ Y tế',
      licence_scope: 'Nội khoa',
      licence_evidence: 'Công văn số 1',
      licence_verified_at: '2025-03-01',
    });
    expect(flags).toEqual([]);
    expect(fields).toMatchObject({
      externalId: 'p1',
      name: 'Nguyễn Thị Mai',
      gender: 'female',
      occupation: 5,
      title: 3,
      terms: new Map([
        ['speciality', [{ term: 1 }, { term: 2 }]],
        ['language', [{ term: 4 }]],
      ]),
      workplaces: [11, 12],
      practisingSince: 1999,
      phone: '+84983111112',
      email: 'mai@example.vn',
      licenceNumber: '001234/BYT-CCHN',
      licenceVerifiedAt: new Date('2025-03-01'),
    });
  });

  it('says nothing where the row says nothing', () => {
    const { terms, workplaces, phone, licenceVerifiedAt } = taken({}).fields;
    expect([terms.size, workplaces, phone, licenceVerifiedAt]).toEqual([0, undefined, undefined, undefined]);
  });

  it('takes the honorific off a name', () => {
    expect(taken({ name: 'PGS.TS.BS Trần Anh Tuấn' }).fields.name).toBe('Trần Anh Tuấn');
    expect(taken({ name: 'ThS. BSCKII  Lê  Hoà' }).fields.name).toBe('Lê Hoà');
  });

  it('remarks on what it does not know and takes the rest', () => {
    const { fields, flags } = taken({
      specialities: 'Chiêm tinh; Nhi',
      workplaces: 'Pharmacity; Sao Hỏa',
      practising_since: '1800',
      licence_verified_at: 'hôm qua',
      phone: '113',
      email: 'x',
      gender: 'khác',
      title: 'Vua',
    });
    expect(fields.terms).toEqual(new Map([['speciality', [{ term: 2 }]]]));
    expect(flags.map(flag => flag.code).sort()).toEqual(
      [
        'email_unknown',
        'gender_unknown',
        'licence_verified_at_unknown',
        'phone_unknown',
        'practising_since_unknown',
        'specialities_unknown',
        'title_unknown',
        'workplaces_unknown',
        'workplaces_unknown',
      ].sort(),
    );
  });

  it.each([
    [{ external_id: '' }, 'no_id'],
    [{ name: '' }, 'no_name'],
    [{ name: 'Mai' }, 'no_name'],
    [{ name: 'Phòng khám số 9' }, 'no_name'],
    [{ name: `Nguyễn ${'A'.repeat(80)}` }, 'name_too_long'],
  ])('refuses %j', (fields, code) => {
    expect(check(fields)).toEqual({ refusal: { code, message: expect.any(String) } });
  });

  it.each([...PROFESSIONAL_COLUMNS])('reads or refuses a megabyte in "%s" at once', column => {
    for (const part of ['a', 'a ', '; 9', 'bs. ', 'a-1.', '@a.', '<b', '\u0301\u0323']) {
      const before = process.cpuUsage();
      check({ [column]: part.repeat(1_000_000 / part.length) });
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000, part).toBeLessThan(1_000);
    }
  });
});

describe('cells with hostile texts', () => {
  it.each(PROFESSIONAL_COLUMNS)('are read or refused at once in "%s"', async column => {
    for (const name of HOSTILE_NAMES) {
      for (const length of [100_000, 20_000, 300, 80]) {
        const cell = hostileText(name, length);
        expect(await threadCost(() => check({ [column]: cell })), `${name} ${length}`).toBeLessThan(MAX_MS);
      }
    }
  });

  it.each(PROFESSIONAL_COLUMNS)('refuse their row for a heap of marks in "%s"', column => {
    expect(check({ [column]: `Mai${'\u0301'.repeat(9)}` })).toEqual({
      refusal: { code: 'too_many_marks', message: `${column} has more than 8 marks in a row` },
    });
  });

  it('takes no check of a licence that is still to come', () => {
    const licence = { licence_number: '001234/HNO-CCHN', licence_issuer: 'Sở Y tế', licence_scope: 'Nhi khoa' };
    const { flags } = taken({ ...licence, licence_evidence: 'Công văn', licence_verified_at: '2026-11-30' });
    expect(flags.map(({ code }) => code)).toContain('licence_verified_at_unknown');
  });
});
