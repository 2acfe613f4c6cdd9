import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { ApplicationNotice } from './application-notice.tsx';

afterEach(cleanup);

const said = { place_name: 'An', place_add: 'Huế', prof_spec: '', prof_place: '' };
const approved = { type: 'place', status: 'approved', reason: '', ...said } as const;
const page = { kind: 'place', id: 7, name: 'Phòng khám An', absolute_url: '/co-so-y-te/an-7/' } as const;

describe('the notice about an approved application', () => {
  it('leads to a page that its owner can open', () => {
    renderFrame(
      <ApplicationNotice application={approved} isCorrected={false} pages={[{ ...page, can: { view: true } }]} />,
      '/',
    );
    expect(screen.getByRole('link', { name: page.name }).getAttribute('href')).toBe(page.absolute_url);
  });

  it('names a page that is not public without a link to it', () => {
    renderFrame(
      <ApplicationNotice application={approved} isCorrected={false} pages={[{ ...page, can: { view: false } }]} />,
      '/',
    );
    expect(screen.getByText('Phòng khám An (chưa hiển thị công khai)')).toBeDefined();
    expect(screen.queryByRole('link', { name: page.name })).toBeNull();
  });

  it('does not claim a page where the account owns none', () => {
    renderFrame(<ApplicationNotice application={approved} isCorrected={false} pages={[]} />, '/');
    expect(screen.queryByText(/đã được liên kết/)).toBeNull();
    expect(screen.getByText(/chưa có trang nào được liên kết/)).toBeDefined();
  });
});
