import type { ComplaintDetail } from '@antam/server/features/complaint-pages/contract.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { ComplaintPage } from './complaint-page.tsx';

afterEach(cleanup);

const BARE: ComplaintDetail = {
  id: 1,
  slug: 'sot',
  absolute_url: '/trieu-chung/sot/',
  name: 'Sốt',
  also_known: ['nóng sốt'],
  emergency: false,
  urgency: null,
  summary: '',
  sections: [],
  specialities: [
    { slug: 'nhi-khoa', name: 'Nhi khoa', absolute_url: '/chuyen-khoa/nhi-khoa/' },
    { slug: 'noi', name: 'Nội tổng quát', absolute_url: '/chuyen-khoa/noi/' },
  ],
  services: [],
  reviewed_on: null,
  updated_at: null,
  diseases: [],
  threads: [],
};
const section = (name: ComplaintDetail['sections'][number]['name']) => ({
  name,
  html: `<p>Lời về ${name}.</p>`,
  headings: [],
});
const doctors = { preferred: null, nearest: false, province: null, terms: [], items: [] };
const show = (complaint: Partial<ComplaintDetail>) =>
  renderFrame(<ComplaintPage complaint={{ ...BARE, ...complaint }} places={null} doctors={doctors} />);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(each => each.textContent);
const structured = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(each => each.textContent).join('\n');
const UNCHECKED = 'Nội dung minh hoạ, chưa được bác sĩ duyệt.';

it('a complaint without a text shows whom to see in their order, and no empty heading', () => {
  show({});
  expect(titles()).toEqual(['Nên khám ở đâu']);
  const ways = screen.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(ways.indexOf('/chuyen-khoa/nhi-khoa/')).toBeLessThan(ways.indexOf('/chuyen-khoa/noi/'));
  expect(ways).toContain('/chuyen-khoa/noi/');
  expect(screen.queryByText(UNCHECKED)).toBeNull();
});

it('a text begins with when to call 115, has the ages below one heading, and says that no clinician checked it', () => {
  show({
    sections: (['when_to_call', 'overview', 'infants', 'elderly', 'when_to_see_doctor', 'home_care'] as const).map(
      section,
    ),
  });
  expect(titles()).toEqual([
    'Khi nào gọi 115',
    'Tổng quan',
    'Theo lứa tuổi',
    'Khi nào cần đi khám, khám ở đâu',
    'Chăm sóc tại nhà',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(each => each.textContent)).toEqual([
    'Trẻ dưới 1 tuổi',
    'Người cao tuổi',
  ]);
  expect(screen.getByRole('link', { name: 'Gọi 115' }).getAttribute('href')).toBe('tel:115');
  screen.getByText(UNCHECKED);
});

it('a text that a clinician checked says when', () => {
  show({ sections: [section('overview')], reviewed_on: '2026-01-31' });
  screen.getByText('Bác sĩ đã duyệt nội dung ngày 31-01-2026.');
  expect(screen.queryByText(UNCHECKED)).toBeNull();
  expect(structured()).toContain('"lastReviewed":"2026-01-31"');
});

it('what cannot wait begins with 115, and harm to oneself with other words and the line for children', () => {
  show({ emergency: true, urgency: 'emergency' });
  screen.getByRole('region', { name: 'Cấp cứu' });
  cleanup();
  show({ emergency: true, urgency: 'self_harm' });
  screen.getByRole('link', { name: 'Gọi 111' });
  expect(screen.queryByText('nóng sốt')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Cấp cứu' })).toBeNull();
});

it('a disease that may be one of minutes is marked among those of which the complaint may be a sign', () => {
  const disease = (id: number, name: string, emergency: boolean) => ({
    id,
    absolute_url: `/benh/${id}/`,
    name,
    also_known: [],
    icd10: '',
    emergency,
    summary: '',
    specialities: [],
  });
  show({ diseases: [disease(1, 'Bệnh cúm mùa', false), disease(2, 'Viêm màng não', true)] });
  const [, ...cards] = screen.getAllByRole('article').map(each => each.textContent);
  expect(cards).toEqual(['Bệnh cúm mùa', 'Viêm màng nãoCó thể nguy cấp']);
});

it('search engines read of a sign or symptom, with its other names and where it stands on the site', () => {
  show({});
  expect(structured()).toContain('"@type":"MedicalWebPage"');
  expect(structured()).toContain('"about":{"@type":"MedicalSignOrSymptom","name":"Sốt","alternateName":["nóng sốt"]}');
  expect(structured()).toContain('"@type":"BreadcrumbList"');
});
