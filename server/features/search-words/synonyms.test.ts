import { aDisease } from '@antam/fixtures/factories/diseases.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { DISEASES, DRUGS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServices, createServices } from '../../app/create-services.ts';
import { textOf } from '../../platform/db/text.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { advise } from '../complaints/queries/advise.ts';
import { searchResults } from '../guided-search/contract.ts';
import { addCounts } from './commands/add-counts.ts';
import type { StaffSearchWord, StaffSynonym, SynonymKind } from './staff-contract.ts';

let app: TestApp;
let editor: ConsoleCalls;
let directory: Directory;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  editor = consoleCalls(await logIn(app, ACCOUNTS.editor.email));
  directory = await createDirectory(app.services);
});
afterAll(() => app.close());

const make = (words: string, kind: SynonymKind, record_id: number) =>
  editor.create<{ id: number; detail?: string; fields?: Record<string, string[]> }>('synonyms/', {
    words,
    kind,
    record_id,
  });
const results = async (q: string) => {
  const answer = await app.request(`/api/v1/search/results/?q=${encodeURIComponent(q)}`);
  return searchResults.parse(await answer.json());
};
/** Addresses of everything that a page of results leads to. */
const linksFor = async (q: string) => {
  const { guide, groups } = await results(q);
  const items = groups.flatMap(group => group.items.map(({ absolute_url }) => absolute_url));
  return [...guide.offers, ...guide.complaints].map(({ absolute_url }) => absolute_url).concat(items);
};
const complaint = async (slug: string) =>
  (await textOf(app.services.db.primary).first<{ id: number }>('select id from complaint where slug = ?', [slug]))
    ?.id ?? 0;

describe('A synonym', () => {
  it.each([
    [
      'speciality',
      'khoa tịt nục',
      'Khoa Tịt Nục',
      () => directory.term('speciality', 'tim-mach'),
      'specialities=tim-mach',
    ],
    [
      'speciality',
      'qua tit nuc',
      'quả tịt nục',
      () => directory.term('speciality', 'tim-mach'),
      'specialities=tim-mach',
    ],
    [
      'service',
      'soi cái nục',
      'soi cai nuc',
      () => directory.term('service', 'noi-soi-da-day'),
      '/dich-vu/noi-soi-da-day/',
    ],
    ['place_type', 'tram tit', 'trạm tít', () => directory.term('place_type', 'nha-thuoc'), 'place_types=nha-thuoc'],
    ['complaint', 'tit bung nuc', 'tịt bụng nục', () => complaint('dau-da-day'), '/trieu-chung/dau-da-day/'],
    ['disease', 'bệnh tịt nục', 'benh tit nuc', () => DISEASES.diabetes.id, DISEASES.diabetes.path],
    ['drug', 'thuoc tit nuc', 'thuốc tịt nục', () => DRUGS.paracetamol.id, DRUGS.paracetamol.path],
  ] as const)(
    'leads words to a record of the kind %s at once, “%s” for “%s”, and no longer once it is taken back',
    async (kind, words, typed, record, link) => {
      const before = await linksFor(typed);
      expect(before.filter(each => each.includes(link))).toEqual([]);
      const { status, json } = await make(words, kind, await record());
      expect([status, await linksFor(typed)]).toEqual([200, expect.arrayContaining([expect.stringContaining(link)])]);
      expect((await editor.remove(`synonyms/${json.id}/`)).status).toBe(200);
      expect(await linksFor(typed)).toEqual(before);
      const entries = await textOf(app.services.db.primary).all<{ action: string }>(
        `select action from audit_entry where subject_kind = 'synonym' and subject_id = ? order by id`,
        [json.id],
      );
      expect(entries.map(({ action }) => action)).toEqual(['synonym.create', 'synonym.delete']);
    },
  );

  it('is on in another process at its next search', async () => {
    const there = await createServices(app.services.config);
    const saysThere = async (q: string) => (await advise(there, q)).complaints.map(({ name }) => name);
    expect(await saysThere('rần rật bao tử thử')).toEqual([]);
    const { json } = await make('rần rật bao tử thử', 'complaint', await complaint('dau-da-day'));
    expect(await saysThere('rần rật bao tử thử')).toEqual(['Đau dạ dày']);
    await editor.remove(`synonyms/${json.id}/`);
    expect(await saysThere('rần rật bao tử thử')).toEqual([]);
    await closeServices(there);
  });

  it('that is made twice at the same moment stands once, and the second answer names what the words mean already', async () => {
    const id = await complaint('dau-da-day');
    const made = await Promise.all(['Nóng rát thử', 'nong rat thu'].map(words => make(words, 'complaint', id)));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(made.find(({ status }) => status === 409)?.json.detail).toContain('Đau dạ dày');
  });

  it('needs words and a record of its kind', async () => {
    const id = await complaint('dau-da-day');
    expect((await make('…', 'complaint', id)).status).toBe(422);
    expect((await make('x', 'complaint', id)).status).toBe(422);
    expect((await make('tịt nục', 'complaint', 99_999_999)).status).toBe(422);
    expect((await make('tịt nục', 'service', directory.term('speciality', 'tim-mach'))).status).toBe(422);
    expect((await editor.remove('synonyms/99999999/')).status).toBe(404);
  });

  it.each([
    ['one letter is left of it', 'x…', 'ít nhất 2 ký tự'],
    ['its syllables come apart into too many letters', '대상포진'.repeat(15), 'quá 120 ký tự'],
    ['it is an area', 'Hà Nội', 'đã có nghĩa khác'],
    ['it is another term', 'da liễu', 'đã có nghĩa khác'],
    ['it is another complaint', 'giời leo', 'đã có nghĩa khác'],
    ['it is small words', 'gần tôi', 'đã có nghĩa khác'],
    ['it is a surname', 'mai', 'tên người'],
    ['it is a given name', 'Hùng', 'tên người'],
  ])('is refused where %s: “%s”', async (_, words, reason) => {
    for (const [kind, id] of [
      ['complaint', await complaint('dau-da-day')],
      ['speciality', directory.term('speciality', 'tim-mach')],
    ] as const) {
      const { status, json } = await make(words, kind, id);
      expect([status, json]).toEqual([422, expect.objectContaining({})]);
      expect(JSON.stringify(json)).toContain(reason);
    }
  });

  it('may be a name that its record has already', async () => {
    const made = await make('tim mạch', 'speciality', directory.term('speciality', 'tim-mach'));
    expect(made.status).toBe(200);
    await editor.remove(`synonyms/${made.json.id}/`);
  });

  it('is made and taken back beside writers of its complaint without a deadlock', async () => {
    const id = await complaint('dau-da-day');
    const save = async () => {
      const { json } = await editor.get<object>(`complaints/${id}/`);
      return (await editor.update(`complaints/${id}/`, json)).status;
    };
    const before = app.services.db.retries();
    for (let round = 0; round < 10; round += 1) {
      const [saved, made] = await Promise.all([save(), make(`tịt nục thử ${round}`, 'complaint', id)]);
      const [again, removed] = await Promise.all([save(), editor.remove(`synonyms/${made.json.id}/`)]);
      expect([saved, made.status, again, removed.status]).toEqual([200, 200, 200, 200]);
    }
    expect(app.services.db.retries()).toBe(before);
  });

  it('goes with its complaint', async () => {
    const body = { name: 'bệnh sắp xoá', specialities: [directory.term('speciality', 'tim-mach')] };
    const { json } = await editor.create<{ id: number }>('complaints/', body);
    const synonym = (await make('bệnh hết chỗ', 'complaint', json.id)).json.id;
    await editor.remove(`complaints/${json.id}/`);
    const rows = await textOf(app.services.db.primary).all('select id from synonym where id = ?', [synonym]);
    expect(rows).toEqual([]);
  });

  it('stands in the list of synonyms, which is searched and narrowed to a kind, and beside the words it was made of', async () => {
    const id = directory.term('speciality', 'tim-mach');
    await make('nhịp loạn thử', 'speciality', id);
    await addCounts(app.services, [{ day: '2099-01-01', words: 'nhip loan thu', shown: 2, empty: 2, pressed: 0 }]);
    const found = async (filter: object) =>
      (await editor.list<StaffSynonym>('synonyms', { filter, sort: ['words', 'ASC'] })).rows.map(
        ({ words, kind, name, can }) => ({ words, kind, name, can }),
      );
    const row = { words: 'nhịp loạn thử', kind: 'speciality', name: 'Tim mạch', can: { delete: true } };
    expect(await found({ q: 'nhip loan' })).toEqual([row]);
    expect(await found({ q: 'tim mach', kind: 'speciality' })).toEqual([row]);
    expect(await found({ q: 'nhip loan', kind: 'drug' })).toEqual([]);
    expect(await found({ q: 'nhip loan', gone: false })).toEqual([row]);
    expect(await found({ q: 'nhip loan', gone: true })).toEqual([]);
    const words = await editor.list<StaffSearchWord>('search-words', { filter: { q: 'nhịp loạn' } });
    expect(words.rows).toMatchObject([
      { meant: [{ kind: 'speciality', record_id: id, name: 'Tim mạch' }], can: { make_synonym: true } },
    ]);
  });

  it('whose record is gone is listed as such, counted and taken back', async () => {
    const term = await complaint('dau-da-day');
    const { id } = await aDisease(app.services.db, { name: 'Bệnh sẽ mất' });
    const made = await Promise.all([
      make('mất tịt nục', 'disease', id),
      make('mất hẳn tịt nục', 'disease', id),
      make('tịt nục còn đó', 'complaint', term),
    ]);
    await app.services.db.transaction(unit => textOf(unit).sql('delete from disease where id = ?', [id]));
    const list = async (filter: object, range?: readonly [number, number]) => {
      const { rows, total } = await editor.list<StaffSynonym>('synonyms', {
        filter,
        sort: ['words', 'ASC'],
        ...(range ? { range } : {}),
      });
      return { total, rows: rows.map(({ words, kind, name }) => [words, kind, name]) };
    };
    const gone = [
      ['mất hẳn tịt nục', 'disease', null],
      ['mất tịt nục', 'disease', null],
    ];
    const there = ['tịt nục còn đó', 'complaint', 'Đau dạ dày'];
    expect(await list({ q: 'tit nuc' })).toEqual({ total: 3, rows: [...gone, there] });
    expect(await list({ gone: true })).toEqual({ total: 2, rows: gone });
    expect(await list({ gone: false, q: 'tit nuc' })).toEqual({ total: 1, rows: [there] });
    expect(await list({ q: 'tit nuc' }, [1, 1])).toEqual({ total: 3, rows: [gone[1]] });
    expect(await list({ q: 'tit nuc' }, [3, 5])).toEqual({ total: 3, rows: [] });
    for (const { json } of made) expect((await editor.remove(`synonyms/${json.id}/`)).status).toBe(200);
    expect(await list({ gone: true })).toEqual({ total: 0, rows: [] });
  });
});
