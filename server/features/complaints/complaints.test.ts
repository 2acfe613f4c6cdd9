import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { complaintAdvice } from './contract.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

async function advice(q: string) {
  const answer = await app.request(`/api/v1/complaint/?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return complaintAdvice.parse(await answer.json());
}

const specialities = async (q: string) =>
  (await advice(q)).complaints.flatMap(complaint => complaint.specialities.map(({ slug }) => slug));

it('the table of complaints leads a complaint to the speciality that looks after it, and to fitting services', async () => {
  const { complaints, emergency } = await advice('đau dạ dày');
  expect(emergency).toBe(false);
  expect(complaints).toMatchObject([
    {
      name: 'Đau dạ dày',
      specialities: [{ name: 'Tiêu hóa - Gan mật', absolute_url: '/chuyen-khoa/tieu-hoa-gan-mat/' }],
      services: [{ absolute_url: '/dich-vu/noi-soi-da-day/' }, { absolute_url: '/dich-vu/kham-tieu-hoa/' }],
    },
  ]);
});

it('the table of complaints leads children to those who look after children', async () => {
  expect(await specialities('trẻ sốt cao')).toEqual(['nhi-khoa']);
  expect(await specialities('bé bị đau mắt đỏ')).toEqual(['mat', 'nhi-khoa']);
});

it('the table of complaints says what cannot wait', async () => {
  expect(await advice('ho ra máu')).toMatchObject({ emergency: true, complaints: [{ name: 'Ho ra máu' }] });
  expect((await specialities('ho ra máu'))[0]).toBe('ho-hap');
});

it('the table of complaints says nothing where nothing is said', async () => {
  expect(await advice('')).toEqual({ emergency: false, complaints: [] });
  expect(await advice('bệnh viện sen hạ')).toEqual({ emergency: false, complaints: [] });
});
