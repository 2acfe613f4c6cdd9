import { cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { VisitBrief } from './visit-summary.tsx';
import { MailedTo, PlaceWays } from './visit-ways.tsx';

afterEach(cleanup);

type Visit = ComponentProps<typeof MailedTo>['visit'];

const visit: Visit = {
  code: 'ABC',
  state: 'confirmed',
  start: '2026-11-25T08:30:00+07:00',
  end: '2026-11-25T09:00:00+07:00',
  name: 'Trần Thị Bình',
  phone: null,
  email: 'binh@thu.example',
  date_of_birth: null,
  address: '',
  reason_booking: '',
  answers: [],
  booked_by: null,
  place: {
    id: 1,
    name: 'Phòng khám Sen',
    absolute_url: '/co-so-y-te/sen-1/',
    address: '12 Lê Lợi',
    lat: 10.5,
    long: 106.5,
    public_phone: { display: '028 3812 3456', number: '+842838123456' },
  },
  professional: null,
  reason: null,
  note: '',
  message: '',
  can: { cancel: true, move: true },
  mailed_to: 'form',
  is_untold: false,
  until: '2026-11-25T06:30:00+07:00',
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of a visit', () => {
  it('names the address to which the email message went, of who booked for another person theirs', () => {
    renderFrame(<MailedTo visit={visit} />);
    expect(screen.getByText('binh@thu.example')).toBeDefined();
    expect(screen.getByText(/Nếu chưa thấy, bạn xem thêm trong mục thư rác\./)).toBeDefined();
    cleanup();
    const booked_by = { name: 'Lê Văn Con', mobile_phone: null, email: 'con@thu.example' };
    renderFrame(<MailedTo visit={{ ...visit, booked_by, email: null }} />);
    expect(screen.getByText('con@thu.example')).toBeDefined();
    cleanup();
    renderFrame(<MailedTo visit={{ ...visit, email: null, mailed_to: null }} />);
    expect(screen.getByText(/chưa để lại email/)).toBeDefined();
  });

  it('leads to the place and calls its reception, or leads to how it is reached', () => {
    renderFrame(<PlaceWays place={visit.place} />);
    expect(hrefOf('Chỉ đường')).toContain('10.500000%2C106.500000');
    expect(hrefOf('Gọi 028 3812 3456')).toBe('tel:+842838123456');
    cleanup();
    renderFrame(<PlaceWays place={{ ...visit.place, lat: null, long: null, public_phone: null }} />);
    expect(screen.queryByRole('link', { name: 'Chỉ đường' })).toBeNull();
    expect(hrefOf('Xem cách liên hệ')).toBe('/co-so-y-te/sen-1/#lien-he');
  });
});

it('before the form of a booking stand when and where, and all the rest is folded', () => {
  const doctor = { name: 'BS Mai', absolute_url: '/bac-si/mai-1/', specialities: 'Da liễu' };
  const reason = { name: 'Tái khám', minutes: 15, price: 0, note: 'Nhịn ăn 8 giờ.' };
  renderFrame(
    <VisitBrief professional={doctor} place={visit.place} start={visit.start} reason={reason} note="Mang sổ khám." />,
  );
  const fold = document.querySelector('details');
  expect(fold?.open).toBe(false);
  const folded = ['Da liễu', '12 Lê Lợi', 'Tái khám', 'Nhịn ăn 8 giờ.', 'Mang sổ khám.'];
  for (const text of folded) expect(fold?.contains(screen.getByText(text))).toBe(true);
  expect(fold?.contains(screen.getByText('Phòng khám Sen'))).toBe(false);
  expect(fold?.contains(document.querySelector('time'))).toBe(false);
});

it.each([
  ['names what is to be prepared', 'Mang sổ khám.', 'Chi tiết lịch hẹn và điều cần chuẩn bị'],
  ['promises neither an address nor a reason where it has none', '', 'Chi tiết lịch hẹn'],
])('the fold before the form of a booking %s', (_, note, title) => {
  const doctor = { name: 'BS Mai', absolute_url: '/bac-si/mai-1/', specialities: 'Da liễu' };
  const place = { ...visit.place, address: '' };
  renderFrame(<VisitBrief professional={doctor} place={place} start={visit.start} reason={null} note={note} />);
  expect(document.querySelector('summary')?.textContent).toBe(title);
});
