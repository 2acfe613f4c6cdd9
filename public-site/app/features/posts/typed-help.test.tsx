import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { TypedHelp } from './typed-help.tsx';

afterEach(cleanup);

const EMERGENCY = 'Từ sáng tôi khó thở, đau thắt ngực';
const help = () => screen.queryByRole('region', { name: 'Cấp cứu' });

const FORM = (
  <form>
    <TypedHelp fields={['title', 'body']} />
    <input name="title" aria-label="tiêu đề" />
    <textarea name="body" aria-label="nội dung" />
    <textarea name="note" aria-label="ghi chú" />
  </form>
);

describe('help beside what is typed', () => {
  it('comes into a region that screen readers know before any word is typed', () => {
    render(FORM);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    fireEvent.input(screen.getByLabelText('nội dung'), { target: { value: EMERGENCY } });
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toContain('Gọi 115');
  });

  it('comes for words that were typed before the script came', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(FORM);
    const box = screen.getByLabelText<HTMLTextAreaElement>('nội dung');
    box.value = EMERGENCY;
    render(FORM, { container, hydrate: true });
    expect(box.value).toBe(EMERGENCY);
    expect(help()?.textContent).toContain('115');
  });

  it('is in the page that brings a refused form back without script', () => {
    const page = renderToString(
      <form>
        <TypedHelp fields={['body']} given={EMERGENCY} />
      </form>,
    );
    expect(page).toContain('tel:115');
  });

  it('looks at its own fields alone, and at their words together', () => {
    render(FORM);
    fireEvent.input(screen.getByLabelText('ghi chú'), { target: { value: EMERGENCY } });
    expect(help()).toBeNull();
    fireEvent.input(screen.getByLabelText('tiêu đề'), { target: { value: EMERGENCY } });
    fireEvent.input(screen.getByLabelText('nội dung'), { target: { value: 'Mong bác sĩ tư vấn' } });
    expect(help()).not.toBeNull();
  });
});
