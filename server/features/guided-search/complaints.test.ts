import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { searchResults } from './contract.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

async function results(q: string) {
  const answer = await app.request(`/api/v1/search/results/?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return searchResults.parse(await answer.json());
}

const offered = async (q: string) => (await results(q)).guide.offers.map(({ absolute_url }) => absolute_url);

it('[SRCH-05] a complaint asks for the speciality that looks after it', async () => {
  for (const q of ['tức ngực', 'tuc nguc', 'bị tức ngực thì phải làm sao', 'tức ngực hà nội']) {
    const [first] = await offered(q);
    expect(first, q).toContain('specialities=tim-mach');
  }
});

it('a complaint beside an area asks there', async () => {
  const [first] = await offered('tức ngực hà nội');
  expect(first).toContain('provinces=ha-noi');
});

it('a complaint asks for its next speciality where the first has nobody, and says where none has', async () => {
  const { guide: next } = await results('khó thở');
  expect(next.offers[0]?.absolute_url).toContain('specialities=tim-mach');
  // The chip names what the list shows, not the first speciality, which has nobody.
  expect(next.chips).toEqual([{ name: 'Tim mạch', without: '' }]);
  const { guide } = await results('yếu sinh lý');
  expect(guide).toMatchObject({ whole: true, offers: [], missing: 'Chưa có bác sĩ hay cơ sở Nam khoa.' });
});

it('what is merely similar does not stand beside what a complaint leads to', async () => {
  const { similar, groups } = await results('tức ngực khó chịu quá');
  expect(similar).toBe(false);
  expect(groups.map(({ title }) => title)).toContainEqual(expect.stringContaining('Tim mạch'));
});

it('what merely holds the words of a complaint here and there does not stand beside what it leads to', async () => {
  const { guide, groups } = await results('ho gió');
  expect(guide.offers[0]).toMatchObject({ name: 'Tai Mũi Họng', widened: false });
  // "Nhà thuốc Gió Lành" in Hồ Chí Minh, and who works there.
  expect(groups.map(({ title }) => title)).not.toContain('Nhân viên y tế');
  expect(groups.filter(group => group.similar)).toEqual([]);
});

it('suggestions lead with it', async () => {
  const answer = await app.request(`/api/v1/search/?guide=1&q=${encodeURIComponent('đau tức vùng ngực')}`);
  const offer = z.object({ absolute_url: z.string() });
  const groups = z
    .array(z.object({ guide: z.object({ offers: z.array(offer) }).optional() }))
    .parse(await answer.json());
  expect(groups[0]?.guide?.offers[0]?.absolute_url).toContain('specialities=tim-mach');
});
