import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OperatorFacts } from '../../features/site/operator-facts.tsx';
import { renderFrame, rootData } from '../../testing/render-frame.tsx';
import { Footer } from './footer.tsx';

const { settings } = rootData;
const operator = {
  name: 'Công ty TNHH Thử',
  registration: 'Giấy chứng nhận số 0100000000',
  address: '1 Phố Huế, Hà Nội',
};
const withOperator = { ...rootData, settings: { ...settings, operator } };

afterEach(cleanup);

describe('the footer', () => {
  it('leads to what the site says about itself', () => {
    renderFrame(<Footer />);
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(['Về chúng tôi', 'Điều khoản', 'Quyền riêng tư', 'Cách xác minh', 'Minh bạch'].map(to)).toEqual([
      '/ve-chung-toi/',
      '/dieu-khoan/',
      '/quyen-rieng-tu/',
      '/xac-minh/',
      '/minh-bach/',
    ]);
  });

  it('names the operator as far as it is set, and has no empty line otherwise', () => {
    const { container } = renderFrame(<Footer />);
    expect([...container.querySelectorAll('p')].filter(line => line.textContent === '')).toEqual([]);
    cleanup();
    renderFrame(<Footer />, '/', { root: withOperator });
    screen.getByText('Công ty TNHH Thử · Giấy chứng nhận số 0100000000 · 1 Phố Huế, Hà Nội');
  });
});

describe('the facts of the operator', () => {
  it('are those that are set, and always the contacts', () => {
    renderFrame(<OperatorFacts />);
    expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(['Liên hệ']);
    cleanup();
    renderFrame(<OperatorFacts />, '/', { root: withOperator });
    expect(screen.getAllByRole('definition').map(value => value.textContent)).toEqual([
      ...Object.values(operator),
      '1900 0115hotro@antam.example',
    ]);
  });
});
