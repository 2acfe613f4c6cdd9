import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render-piece.tsx';
import { CollapsibleList } from './collapsible-list.tsx';
import { CollapsibleText } from './collapsible-text.tsx';
import { LongList } from './long-list.tsx';
import styles from './read-more.module.css';
import { ReadMore } from './read-more.tsx';

const folded = `.${styles.folded}`;
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `${at}`, text: `Dịch vụ ${at + 1}` }));
const visible = (root: ParentNode) =>
  [...root.querySelectorAll('li')].filter(item => !item.matches(folded)).map(item => item.textContent);
const toggle = () => screen.queryByRole('button');

describe('ReadMore', () => {
  const cut = (attribute: string) =>
    document.querySelector(`[content-length="${attribute}"] span`)?.textContent?.length;

  it('[DET-24] [DET-17] cuts at 400 characters, and opens and closes', () => {
    const { container } = renderPiece(<ReadMore text={'a'.repeat(700)} />);
    expect(cut('400')).toBe(400);
    expect(container.querySelector('p')?.textContent).toContain('…');
    expect(container.querySelector(folded)?.textContent).toHaveLength(300);
    fireEvent.click(screen.getByRole('button', { name: 'Xem thêm' }));
    expect(container.querySelector(folded)).toBeNull();
    expect(container.querySelector('p')?.textContent).toHaveLength(700);
    fireEvent.click(screen.getByRole('button', { name: 'Thu gọn' }));
    expect(container.querySelector(folded)).not.toBeNull();
  });

  it('[DET-25] cuts at content-length where it is given', () => {
    renderPiece(<ReadMore text={'a'.repeat(700)} contentLength={200} />);
    expect(cut('200')).toBe(200);
  });

  it('[DET-26] shortens a text that is more than 100 characters longer than the cut', () => {
    renderPiece(<ReadMore text={'a'.repeat(501)} />);
    expect(toggle()).not.toBeNull();
  });

  it('[DET-27] leaves a text that is at most 100 characters longer than the cut', () => {
    renderPiece(<ReadMore text={'a'.repeat(500)} />);
    expect(toggle()).toBeNull();
    expect(screen.getByText('a'.repeat(500))).toBeDefined();
  });
});

describe('LongList', () => {
  it('[DET-18] [DET-20] shows the first 11 of 16 items', () => {
    const { container } = renderPiece(<LongList items={items(16)} />);
    expect(visible(container)).toEqual(items(11).map(item => item.text));
    fireEvent.click(screen.getByRole('button', { name: 'Xem thêm 5' }));
    expect(visible(container)).toHaveLength(16);
    fireEvent.click(screen.getByRole('button', { name: 'Thu gọn' }));
    expect(visible(container)).toHaveLength(11);
  });

  it('[DET-19] shows all of 15 items', () => {
    const { container } = renderPiece(<LongList items={items(15)} />);
    expect(visible(container)).toHaveLength(15);
    expect(toggle()).toBeNull();
  });

  it('[DET-21] drops repetitions whatever their case and spaces', () => {
    const { container } = renderPiece(
      <LongList
        items={[
          { key: '1', text: 'Nội soi' },
          { key: '2', text: ' nội  SOI ' },
          { key: '3', text: 'Siêu âm' },
        ]}
      />,
    );
    expect(visible(container)).toEqual(['Nội soi', 'Siêu âm']);
  });

  it('sets a note below the text, outside its link', () => {
    renderPiece(<LongList items={[{ key: '1', text: 'Nội soi', to: '/dich-vu/noi-soi/', note: 'từ 250.000 ₫' }]} />);
    expect(screen.getByRole('link').textContent).toBe('Nội soi');
    expect(screen.getByRole('listitem').textContent).toBe('Nội soitừ 250.000 ₫');
  });

  it.each([
    { count: 15, duplicates: 1, shown: 15, folds: false },
    { count: 16, duplicates: 1, shown: 11, folds: true },
    { count: 10, duplicates: 0, shown: 10, folds: false },
    { count: 11, duplicates: 0, shown: 11, folds: false },
  ])('[DET-38] shows $shown of $count items that came with $duplicates repetitions', variant => {
    const again = items(variant.duplicates).map(({ key, text }) => ({
      key: `${key} again`,
      text: ` ${text.toLocaleUpperCase('vi').replaceAll(' ', '  ')} `,
    }));
    const { container } = renderPiece(<LongList items={[...items(variant.count), ...again]} />);
    expect(visible(container)).toHaveLength(variant.shown);
    expect(toggle() !== null).toBe(variant.folds);
  });

  it('[DET-22] [DET-23] has three columns unless data-cols says otherwise', () => {
    const { container, rerender } = renderPiece(<LongList items={items(4)} />);
    const columns = () => container.querySelector('ul');
    expect(columns()?.dataset.cols).toBe('3');
    expect(columns()?.style.getPropertyValue('--columns')).toBe('3');
    rerender(<LongList items={items(4)} columns={2} />);
    expect(columns()?.dataset.cols).toBe('2');
    expect(columns()?.style.getPropertyValue('--columns')).toBe('2');
  });
});

describe('CollapsibleList', () => {
  const entries = (count: number) => items(count).map(({ key, text }) => ({ key, content: text }));

  it('[DET-28] [DET-38] has no toggle at 10 entries and one at 11', () => {
    const { container, rerender } = renderPiece(<CollapsibleList items={entries(10)} />);
    expect(toggle()).toBeNull();
    rerender(<CollapsibleList items={entries(11)} />);
    expect(visible(container)).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Xem thêm 1' }));
    expect(visible(container)).toHaveLength(11);
  });
});

describe('CollapsibleText', () => {
  it.each([
    [39, false],
    [40, true],
  ])('[DET-29] with %d hidden pixels has a toggle: %s', (hidden, expected) => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(240 + hidden);
    renderPiece(<CollapsibleText height={240}>Nội dung</CollapsibleText>);
    expect(toggle() !== null).toBe(expected);
  });
});
