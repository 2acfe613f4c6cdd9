import { aDrug } from '@antam/fixtures/factories/drugs.ts';
import { DRUGS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { guidedAnswer } from '../guided-search/contract.ts';
import { drugDetail, drugList } from './contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const listOf = async (query = '') => drugList.parse(await (await app.request(`/api/v1/drug/?${query}`)).json());
const namesOf = async (query = '') => (await listOf(query)).items.map(({ name }) => name);

async function foundFor(q: string) {
  const answer = await app.request(`/api/v1/search/?q=${encodeURIComponent(q)}`);
  return guidedAnswer
    .parse(await answer.json())
    .flatMap(group => ('object_type' in group && group.object_type === 'drug_medication_index' ? [group] : []));
}

describe('a drug', () => {
  it('[DRUG-02] comes with its names, its type, its code and every section', async () => {
    const drug = drugDetail.parse(await (await app.request(`/api/v1/drug/${DRUGS.paracetamol.id}/`)).json());
    expect(drug).toMatchObject({
      name: 'Paracetamol',
      absolute_url: DRUGS.paracetamol.path,
      type: 'over_the_counter',
      atc: 'N02BE01',
      brands: ['Panadol', 'Efferalgan', 'Hapacol'],
      names: ['Acetaminophen'],
    });
    expect(drug.sections.map(({ name }) => name)).toEqual([
      'overview',
      'uses',
      'dose',
      'contraindications',
      'warnings',
      'interactions',
      'pregnancy',
      'side_effects',
      'overdose',
      'storage',
    ]);
    expect(drug.reviewer).toMatchObject({ absolute_url: expect.stringMatching(/^\/bac-si\//) });
  });

  it('is not there for visitors while it is a draft', async () => {
    const { id, name } = await aDrug(app.services.db, { status: 'draft', atc: 'N02BE99' });
    expect((await app.request(`/api/v1/drug/${id}/`)).status).toBe(404);
    expect(await namesOf('group=N')).not.toContain(name);
  });
});

describe('the list of drugs', () => {
  it('goes from A to Z and counts the groups of the classification', async () => {
    const list = await listOf();
    expect(list.items.map(({ name }) => name)).toEqual([
      'Amlodipin',
      'Metformin',
      'Oresol (muối bù nước)',
      'Paracetamol',
    ]);
    expect(list.groups.map(({ group, count }) => [group, count])).toEqual([
      ['A', 2],
      ['C', 1],
      ['N', 1],
    ]);
  });

  it('is narrowed by a group, by prescription and by a letter', async () => {
    expect(await namesOf('group=A')).toEqual(['Metformin', 'Oresol (muối bù nước)']);
    expect(await namesOf('group=A&type=prescription')).toEqual(['Metformin']);
    expect(await namesOf('type=over_the_counter&letter=P')).toEqual(['Paracetamol']);
    expect(await namesOf('group=x&type=y')).toHaveLength(4);
  });

  it('finds drugs by brand names', async () => {
    expect(await namesOf('q=glucophage')).toEqual(['Metformin']);
  });
});

describe('the search', () => {
  it.each([
    ['Paracetamol', DRUGS.paracetamol, 'không kê đơn'],
    ['panadol', DRUGS.paracetamol, 'không kê đơn'],
    ['glucophage', DRUGS.metformin, 'kê đơn'],
  ])('[SRCH-11] [SRCH-22] finds a drug by “%s”, with its type', async (q, drug, type) => {
    const [group] = await foundFor(q);
    expect(group?.list_url).toMatch(/^\/thuoc\/\?q=/);
    expect(group?.items[0]).toMatchObject({ name: drug.name, absolute_url: drug.path, type });
  });
});

it('a list that has nothing leads to those without the letter, the type or the group, as many as they show', async () => {
  const { relaxed = [] } = await listOf('group=N&letter=W&type=over_the_counter');
  expect(relaxed.map(({ kept }) => kept)[0]).toEqual(['type', 'group']);
  for (const { absolute_url, count } of relaxed)
    expect((await listOf(absolute_url.split('?')[1])).count, absolute_url).toBe(count);
});
