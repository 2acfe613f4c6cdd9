import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDirectory } from '../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { placeProfessionals } from '../places/contract.ts';
import { professionalDetail } from './contract.ts';

let app: TestApp;
let id: number;
let hospital: number;

beforeAll(async () => {
  app = await startTestApp({ world: 'none' });
  const { term, province, addPlace, addProfessional } = await createDirectory(app.services);
  hospital = await addPlace({ name: 'Bệnh viện Một', lat: 21, long: 105.8, acceptsBhyt: true });
  const clinic = await addPlace({ name: 'Phòng khám Hai', province: province('ho-chi-minh') });
  const closed = await addPlace({ name: 'Phòng khám Đóng', status: 'hidden' });
  id = await addProfessional({
    name: 'Nguyễn Thị Mai',
    gender: 'female',
    title: term('title', 'pho-giao-su'),
    occupation: term('occupation', 'bac-si'),
    position: 'Trưởng khoa',
    description: '<p>Giới thiệu</p>',
    servicesFree: '<p>Dịch vụ</p>',
    experienceFull: '<p>Kinh nghiệm</p>',
    achievements: '<p>Thành tích</p>',
    practisingSince: 1998,
    licenceNumber: '000123/HNO-CCHN',
    licenceIssuer: 'Sở Y tế Hà Nội',
    licenceScope: 'Chuyên khoa Tim mạch',
    licenceEvidence: 'Tra cứu riêng',
    licenceVerifiedAt: new Date('2026-01-01T18:00:00Z'),
    licenceCheckedBy: 77,
    phone: '+84912345678',
    email: 'mai@thu.example',
    terms: [
      { term: term('speciality', 'tim-mach') },
      { term: term('degree', 'tien-si-y-hoc') },
      { term: term('qualification', 'thay-thuoc-uu-tu') },
      { term: term('language', 'tieng-viet') },
      { term: term('language', 'tieng-anh') },
      { term: term('service', 'kham-tim-mach'), priceFrom: 500_000, label: 'Khám tim với PGS' },
    ],
    workplaces: [closed, clinic, hospital],
  });
  await addProfessional({ name: 'Lê Văn Bốn', workplaces: [hospital] });
  await addProfessional({ name: 'Phạm Ẩn', status: 'draft', workplaces: [hospital] });
});
afterAll(() => app.close());

const get = (path: string) => app.request(`/api/v1/${path}`);

describe('a professional', () => {
  it('shows everything public about them', async () => {
    const answer = await get(`professional/${id}/`);
    expect(answer.status).toBe(200);
    expect(professionalDetail.parse(await answer.json())).toMatchObject({
      display_name: 'PGS.TS.BS Nguyễn Thị Mai',
      absolute_url: `/bac-si/nguyen-thi-mai-${id}/`,
      gender: 'female',
      title: { slug: 'pho-giao-su', name: 'Phó Giáo sư' },
      occupation: { slug: 'bac-si', name: 'Bác sĩ' },
      degrees: [{ slug: 'tien-si-y-hoc' }],
      qualifications: [{ slug: 'thay-thuoc-uu-tu' }],
      languages_spoken: [{ slug: 'tieng-viet' }, { slug: 'tieng-anh' }],
      specialities: [{ slug: 'tim-mach' }],
      position: 'Trưởng khoa',
      description: '<p>Giới thiệu</p>',
      services_free: '<p>Dịch vụ</p>',
      experience_full: '<p>Kinh nghiệm</p>',
      achievements: '<p>Thành tích</p>',
      practising_since: 1998,
      licence: {
        number: '000123/HNO-CCHN',
        issuer: 'Sở Y tế Hà Nội',
        scope: 'Chuyên khoa Tim mạch',
        checked_on: '2026-01-02',
        is_demo: false,
      },
      price_from: 500_000,
      services: [{ slug: 'kham-tim-mach', name: 'Khám tim với PGS', price_from: 500_000 }],
      workplace: { name: 'Phòng khám Hai', province: { slug: 'ho-chi-minh' }, lat: null, long: null },
      workplaces: [
        { name: 'Phòng khám Hai', accepts_bhyt: false },
        { name: 'Bệnh viện Một', accepts_bhyt: true, lat: 21, long: 105.8, picture: null },
      ],
      media: { pictures: [], videos: [] },
    });
  });

  it('keeps contacts, and how and by whom the licence was checked, to themselves', async () => {
    for (const path of [`professional/${id}/`, 'professional/?include=filters', `professional-list/${hospital}/`]) {
      const text = await (await get(path)).text();
      expect(text).toContain('Nguyễn Thị Mai');
      expect(text).not.toMatch(/912345678|mai@|Tra cứu riêng|checked_by|evidence|"phone"|"email"/);
    }
  });

  it.each(['999999', '0', 'abc', '9999999999'])('is a 404 for %s', async unknown => {
    expect((await get(`professional/${unknown}/`)).status).toBe(404);
    expect((await get(`professional-list/${unknown}/`)).status).toBe(404);
  });
});

describe('the professionals of a place', () => {
  it('are the published ones, the most relevant first', async () => {
    const { items } = placeProfessionals.parse(await (await get(`professional-list/${hospital}/`)).json());
    expect(items.map(item => item.display_name)).toEqual(['PGS.TS.BS Nguyễn Thị Mai', 'Lê Văn Bốn']);
    expect(items[0]?.specialities).toEqual([{ slug: 'tim-mach', name: 'Tim mạch' }]);
    const place = await (await get(`place/${hospital}/`)).json();
    expect(place).toMatchObject({ professional_count: 2 });
  });
});
