import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDirectory } from '../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { placeListAnswer } from '../places/contract.ts';
import { professionalListAnswer } from './contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'none' });
  const { term, addPlace, addProfessional } = await createDirectory(app.services);
  const [heart, general] = [term('service', 'kham-tim-mach'), term('service', 'kham-noi-tong-quat')];
  const drafts = [
    {
      name: 'Cả Hai',
      terms: [
        { term: general, priceFrom: 90_000, priceTo: 120_000 },
        { term: heart, priceFrom: 300_000, priceTo: 500_000, label: 'Khám tim cùng chuyên gia' },
      ],
    },
    { name: 'Từ', terms: [{ term: heart, priceFrom: 250_000 }, { term: general }] },
    { name: 'Chưa Rõ', terms: [{ term: heart }, { term: general, priceFrom: 80_000 }] },
  ];
  for (const draft of drafts) {
    await addPlace(draft);
    await addProfessional(draft);
  }
});
afterAll(() => app.close());

const LISTS = [
  ['professional', professionalListAnswer],
  ['place', placeListAnswer],
] as const;

const GENERAL = { slug: 'kham-noi-tong-quat', name: 'Khám nội tổng quát' };
const HEART = { slug: 'kham-tim-mach', name: 'Khám tim mạch' };

describe.each(LISTS)('cards of a list of kind %s that is asked for a service', (kind, answerOf) => {
  /** What each card says of the asked service, by name. */
  const asked = async (query: string) => {
    const answer = await app.request(`/api/v1/${kind}/?${query}`);
    const { items } = answerOf.parse(await answer.json());
    return Object.fromEntries(items.map(({ name, asked_service }) => [name, asked_service]));
  };

  it('show the price of that service in the words of who offers it, and none where none is known', async () => {
    expect(await asked('services=kham-tim-mach')).toEqual({
      'Cả Hai': { slug: HEART.slug, name: 'Khám tim cùng chuyên gia', price_from: 300_000, price_to: 500_000 },
      Từ: { ...HEART, price_from: 250_000, price_to: null },
      'Chưa Rõ': { ...HEART, price_from: null, price_to: null },
    });
  });

  it('show the first of several services', async () => {
    expect(await asked('services=kham-noi-tong-quat,kham-tim-mach')).toEqual({
      'Cả Hai': { ...GENERAL, price_from: 90_000, price_to: 120_000 },
      Từ: { ...GENERAL, price_from: null, price_to: null },
      'Chưa Rõ': { ...GENERAL, price_from: 80_000, price_to: null },
    });
  });

  it('show nothing of a service where none was asked for', async () => {
    expect(await asked('')).toEqual({ 'Cả Hai': null, Từ: null, 'Chưa Rõ': null });
  });
});

it('A professional’s lowest price, which may be another service’s, is left out where a service was asked for', async () => {
  const prices = async (query: string) => {
    const answer = await app.request(`/api/v1/professional/?${query}`);
    const { items } = professionalListAnswer.parse(await answer.json());
    return items.map(({ price_from }) => price_from).toSorted();
  };
  expect(await prices('')).toEqual([250_000, 80_000, 90_000]);
  expect(await prices('services=kham-tim-mach')).toEqual([null, null, null]);
});

describe.each(LISTS)('cards of a list of kind %s that is asked for no service', (kind, answerOf) => {
  const services = async (query: string) => {
    const answer = await app.request(`/api/v1/${kind}/?${query}`);
    const { items } = answerOf.parse(await answer.json());
    return Object.fromEntries(items.map(item => [item.name, item.services]));
  };

  it('show the first three services with a price, in the order and the words of who offers them', async () => {
    expect(await services('')).toEqual({
      'Cả Hai': [
        { ...GENERAL, price_from: 90_000, price_to: 120_000 },
        { slug: HEART.slug, name: 'Khám tim cùng chuyên gia', price_from: 300_000, price_to: 500_000 },
      ],
      Từ: [{ ...HEART, price_from: 250_000, price_to: null }],
      'Chưa Rõ': [{ ...GENERAL, price_from: 80_000, price_to: null }],
    });
    const { term, addPlace, addProfessional } = await createDirectory(app.services);
    const slugs = ['cay-chi', 'dien-tam-do', 'dat-stent-mach-vanh', 'dien-nao-do'];
    const many = {
      name: 'Nhiều Giá',
      terms: [
        { term: term('service', 'bom-tinh-trung-iui') },
        ...slugs.map((slug, index) => ({ term: term('service', slug), priceFrom: 900_000 - index })),
      ],
    };
    const id = kind === 'place' ? await addPlace(many) : await addProfessional(many);
    const shown = (await services('q=nhiều giá'))[many.name] ?? [];
    expect([id > 0, shown.map(({ slug }) => slug)]).toEqual([true, slugs.slice(0, 3)]);
  });

  it('leave them out where services were asked for', async () => {
    const asked = await services('services=kham-tim-mach');
    expect(Object.values(asked)).toEqual([[], [], []]);
  });
});
