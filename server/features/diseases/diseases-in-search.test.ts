import { aDisease } from '@antam/fixtures/factories/diseases.ts';
import { DISEASES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { complaintDetail } from '../complaint-pages/contract.ts';
import { complaintsOf } from '../complaints/complaint.repository.ts';
import { guidedAnswer, searchResults } from '../guided-search/contract.ts';
import { reindex } from '../search/commands/reindex.ts';
import { complaintDiseases, diseaseDetail, diseaseList } from './contract.ts';
import { diseasesOfComplaints } from './queries/diseases-of-complaints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const _detailOf = async (id: number) => diseaseDetail.parse(await (await app.request(`/api/v1/disease/${id}/`)).json());
const listOf = async (query = '') => diseaseList.parse(await (await app.request(`/api/v1/disease/?${query}`)).json());
const namesOf = async (query = '') => (await listOf(query)).items.map(({ name }) => name);

async function foundFor(q: string) {
  const answer = await app.request(`/api/v1/search/?q=${encodeURIComponent(q)}`);
  return guidedAnswer
    .parse(await answer.json())
    .flatMap(group => ('object_type' in group && group.object_type === 'disease_index' ? [group] : []));
}

describe('the search', () => {
  it.each([
    ['its name', 'Đái tháo đường'],
    ['how people call it', 'tiểu đường'],
    ['the same without accents', 'tieu duong'],
  ])('[SRCH-10] finds a disease by %s', async (_, q) => {
    const [group] = await foundFor(q);
    expect(group?.list_url).toMatch(/^\/benh\/\?q=/);
    expect(group?.items[0]).toMatchObject({ name: DISEASES.diabetes.name, absolute_url: DISEASES.diabetes.path });
  });

  it('leads a complaint to the disease that it may be', async () => {
    const names = (await foundFor('méo miệng')).flatMap(({ items }) => items.map(({ name }) => name));
    expect(names).toContain(DISEASES.stroke.name);
  });

  it('is named beside the advice on a complaint of which it is a sign, the likeliest first, as long as it is public', async () => {
    const ofComplaint = async (q: string) => {
      const answer = await app.request(`/api/v1/complaint/disease/?q=${encodeURIComponent(q)}`);
      return complaintDiseases.parse(await answer.json()).complaints;
    };
    const complaints = await ofComplaint('đau đầu với sốt');
    expect(complaints.map(({ name }) => name)).toEqual(['Đau đầu', 'Sốt']);
    const [headache, fever] = complaints.map(({ diseases }) => diseases);
    const { id, name, path } = DISEASES.bloodPressure;
    expect(headache?.[0]).toEqual({ id, name, absolute_url: path, emergency: false });
    expect(fever?.map(({ name }) => name)).toContain(DISEASES.dengue.name);
    const [link] = await textOf(app.services.db.primary).all<{ id: number }>(
      'select id from complaint where name = ?',
      ['Sốt'],
    );
    await aDisease(app.services.db, { name: 'Bệnh nháp', status: 'draft', complaints: [link?.id ?? 0] });
    expect((await ofComplaint('sốt'))[0]?.diseases).toEqual(fever);
    expect(await ofComplaint('Nguyễn Thị Mai')).toEqual([]);
  });
});

describe('what a patient comes with', () => {
  const HEADACHE = 'Bệnh đau đầu từng cơn';
  /** Of the world, with the complaint "Đau đầu". */
  const OTHERS = [DISEASES.bloodPressure.name];
  beforeAll(async () => {
    const { db } = app.services;
    const rows = await textOf(db.primary).all<{ id: number; slug: string }>('select id, slug from complaint');
    const ids = new Map(rows.map(({ id, slug }) => [slug, Number(id)]));
    const add = (name: string, ...slugs: string[]) =>
      aDisease(db, { name, complaints: slugs.map(slug => ids.get(slug) ?? expect.fail(slug)) });
    await add('Ung thư vú mẫu', 'u-vu');
    await add('Thoái hoá khớp gối mẫu', 'dau-dau-goi');
    await add('Loét dạ dày mẫu', 'dau-da-day', 'viem-loet-da-day-ta-trang');
    await add('Cơn đau nửa đầu mẫu', 'dau-dau');
    await add(HEADACHE);
    await add('Nhồi máu cơ tim mẫu', 'dau-nguc', 'kho-tho');
    await reindex(app.services);
  });

  it.each([
    ['đau đầu', [...OTHERS, 'Cơn đau nửa đầu mẫu', HEADACHE]],
    ['khó thở', ['Nhồi máu cơ tim mẫu']],
    ['đau ngực', ['Nhồi máu cơ tim mẫu']],
    ['đau đầu gối', ['Thoái hoá khớp gối mẫu']],
  ])('[SRCH-10] finds diseases as a whole: %s', async (q, names) => {
    const [group] = await foundFor(q);
    expect(group?.items.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect((await namesOf(`q=${encodeURIComponent(q)}`)).toSorted()).toEqual(names.toSorted());
  });
});

describe('of equally near diseases', () => {
  const SIGN = 'Nấc cụt';
  const NAMES = [
    'Bệnh hay gặp mẫu',
    'Bệnh thường mẫu',
    'Bệnh chưa rõ mẫu',
    'Bệnh ít mẫu',
    'Bệnh hiếm mẫu',
    'Bệnh xa mẫu',
  ];
  beforeAll(async () => {
    const { db } = app.services;
    const rows = await textOf(db.primary).all<{ id: number; name: string }>('select id, name from complaint');
    const idOf = (name: string) => Number(rows.find(row => row.name === name)?.id ?? expect.fail(name));
    const [sign, other] = [idOf(SIGN), idOf('Ợ hơi')];
    const [most = '', common = '', unknown = '', few = '', rare = '', far = ''] = NAMES;
    // Neither their names nor their ids stand in the order in which they are suggested.
    await aDisease(db, { name: far, complaints: [other, sign], commonness: 'very_common' });
    await aDisease(db, { name: rare, complaints: [sign], commonness: 'rare', emergency: true });
    await aDisease(db, { name: few, complaints: [sign], commonness: 'uncommon' });
    await aDisease(db, { name: unknown, complaints: [sign] });
    await aDisease(db, { name: common, complaints: [sign], commonness: 'common' });
    await aDisease(db, { name: most, complaints: [sign], commonness: 'very_common' });
    await reindex(app.services);
  });
  const asked = `q=${encodeURIComponent(SIGN)}`;
  const read = async (path: string) => (await app.request(path)).json();

  it('the commoner come first beside the advice, and dangerous ones are marked, with no more statements', async () => {
    const answer = complaintDiseases.parse(await read(`/api/v1/complaint/disease/?${asked}`));
    expect(answer.complaints[0]?.diseases.map(({ name }) => name)).toEqual(NAMES.slice(0, 5));
    expect(answer.complaints[0]?.diseases.map(({ emergency }) => emergency)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    const { read: reader } = app.services.db;
    const sent = await statementsOf(app, () => diseasesOfComplaints(app.services, SIGN), reader);
    expect(sent.filter(({ sql }) => sql.includes('disease'))).toHaveLength(1);
  });

  it('the commoner come first on the page of the complaint', async () => {
    const { diseases } = complaintDetail.parse(await read('/api/v1/complaint/page/nac-cut/'));
    expect(diseases.map(({ name }) => name)).toEqual(NAMES.slice(0, 5));
  });

  it('the commoner come first among suggestions, those of which it is a further sign behind them', async () => {
    for (const guide of ['', '&guide=1']) {
      const groups = guidedAnswer.parse(await read(`/api/v1/search/?${asked}${guide}`));
      const [group] = groups.flatMap(each =>
        'object_type' in each && each.object_type === 'disease_index' ? [each] : [],
      );
      expect(group?.items.map(({ name }) => name)).toEqual(NAMES);
    }
  });

  it('dangerous ones are marked among suggestions and on the page of results, and no others', async () => {
    const suggested = guidedAnswer.parse(await read(`/api/v1/search/?${asked}&guide=1`));
    const { groups } = searchResults.parse(await read(`/api/v1/search/results/?${asked}`));
    for (const answer of [suggested, groups]) {
      const items = answer.flatMap(each =>
        'object_type' in each && each.object_type === 'disease_index' ? each.items : [],
      );
      expect(items.flatMap(({ name, emergency }) => (emergency ? [name] : []))).toEqual(['Bệnh hiếm mẫu']);
    }
  });

  it('the commoner come first on the page of results', async () => {
    const { groups } = searchResults.parse(await read(`/api/v1/search/results/?${asked}`));
    const [group] = groups.flatMap(each =>
      each.kind === 'other' && each.object_type === 'disease_index' ? [each] : [],
    );
    expect(group?.items.map(({ name }) => name)).toEqual(NAMES);
  });

  it('the commoner come first in the list that is narrowed by the words', async () => {
    const found = await namesOf(asked);
    expect(found.indexOf('Bệnh thường mẫu')).toBeLessThan(found.indexOf('Bệnh chưa rõ mẫu'));
    expect(found.indexOf('Bệnh chưa rõ mẫu')).toBeLessThan(found.indexOf('Bệnh hiếm mẫu'));
  });
});

describe('of more diseases than a group shows', () => {
  const SIGN = 'Ngáy to';
  const nameOf = (at: number) => `Bệnh gần số ${String.fromCodePoint(65 + at)}`;
  const NEAR = Array.from({ length: 12 }, (_, at) => nameOf(at));
  beforeAll(async () => {
    const { db } = app.services;
    const { all } = await complaintsOf(db);
    const idOf = (name: string) => all.find(each => each.name === name)?.id ?? expect.fail(name);
    const [sign, other] = [idOf(SIGN), idOf('Ợ hơi')];
    // All that the index finds first are of the further sign, as they are the commonest.
    for (let at = 0; at < 12; at += 1)
      await aDisease(db, { name: `Bệnh xa số ${at}`, complaints: [other, sign], commonness: 'very_common' });
    for (const [at, name] of [...NEAR.entries()].toReversed())
      await aDisease(db, { name, complaints: [sign], commonness: at < 3 ? 'uncommon' : 'rare' });
    await reindex(app.services);
  });

  it('the nearest are suggested, the commoner of them first', async () => {
    const q = encodeURIComponent(SIGN);
    for (const path of [`/api/v1/search/?q=${q}`, `/api/v1/search/?q=${q}&guide=1`]) {
      const groups = guidedAnswer.parse(await (await app.request(path)).json());
      const items = groups.flatMap(each =>
        'object_type' in each && each.object_type === 'disease_index' ? each.items : [],
      );
      expect(items.map(({ name }) => name)).toEqual(NEAR.slice(0, 10));
    }
  });
});
