import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LicenceBadge } from './licence-badge.tsx';

const licence = {
  number: '000123/HNO-GPHN',
  issuer: 'Sở Y tế Hà Nội',
  scope: 'Nội khoa',
  checked_on: '2026-11-20',
  is_demo: false,
};
const badge = () => screen.getByRole('group');

afterEach(cleanup);

describe('the mark of a verified licence', () => {
  it('opens the number, the issuer, the scope and the day of the check, and leads to how it is done', () => {
    render(<LicenceBadge licence={licence} />);
    const opened = within(badge());
    opened.getByText('Đã xác minh giấy phép hành nghề');
    for (const text of ['000123/HNO-GPHN', 'Sở Y tế Hà Nội', 'Nội khoa', '20-11-2026']) opened.getByText(text);
    expect(opened.getByText<HTMLAnchorElement>('An Tâm xác minh thế nào').pathname).toBe('/xac-minh/');
    expect(opened.queryByText(/mẫu/)).toBeNull();
  });

  it('says of a demo record that person and licence are made up', () => {
    render(<LicenceBadge licence={{ ...licence, is_demo: true }} />);
    within(badge()).getByText('Đã xác minh (bản ghi mẫu)');
    within(badge()).getByText(/không có thật/);
  });
});
