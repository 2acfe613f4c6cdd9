import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render-piece.tsx';
import { Combobox } from './combobox.tsx';
import { LocalCombobox } from './local-combobox.tsx';
import { MarkedText } from './marked-text.tsx';
import { limitRows, tagRows } from './suggestion.ts';

const entries = ['Nội soi dạ dày', 'Siêu âm', 'Nội tiết', 'Xét nghiệm'].map(value => ({ key: value, value }));
const box = () => screen.getByRole('combobox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const rows = () => screen.queryAllByRole('option').map(row => row.textContent);
const focused = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

describe('LocalCombobox', () => {
  const show = () => renderPiece(<LocalCombobox label="Dịch vụ" entries={entries} />);

  it('[SRCH-23] suggests the entries that contain the text in any letter case', () => {
    show();
    type('SOI');
    expect(rows()).toEqual(['Nội soi dạ dày']);
  });

  it('[SRCH-24] strips accents', () => {
    show();
    type('noi');
    expect(rows()).toEqual(['Nội soi dạ dày', 'Nội tiết']);
  });

  it.each([
    ['[SRCH-25] empty', ''],
    ['[SRCH-26] blank', '   '],
    ['[SRCH-29] nonsense', 'zzzz'],
  ])('%s text hides the list', (_, text) => {
    show();
    type('noi');
    expect(screen.getByRole('listbox')).toBeDefined();
    type(text);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('[SRCH-28] Escape hides the list and the next key brings it back', () => {
    show();
    type('noi');
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    type('noi s');
    expect(rows()).toEqual(['Nội soi dạ dày']);
  });

  it('[SRCH-30] shows the list while there are results', () => {
    show();
    type('s');
    expect(screen.getByRole('listbox')).toBeDefined();
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  });

  it('[SRCH-31] [SRCH-32] moves the focused row by the arrow keys', () => {
    show();
    type('i');
    expect(focused()).toBeNull();
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(focused()).toBe(rows()[1]);
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    expect(focused()).toBe(rows()[0]);
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  });

  it('Enter takes the focused row', () => {
    show();
    type('noi');
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(box()).toHaveProperty('value', 'Nội soi dạ dày');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[SRCH-33] shows at most 10 rows', () => {
    renderPiece(
      <LocalCombobox
        label="Dịch vụ"
        entries={Array.from({ length: 30 }, (_, at) => ({ key: `${at}`, value: `Khám ${at}` }))}
      />,
    );
    type('khám');
    expect(rows()).toHaveLength(10);
  });
});

describe('Combobox', () => {
  const groups = [
    {
      key: 'people',
      title: 'Bác sĩ',
      rows: [{ key: 'mai', value: 'Nguyễn Thị Mai', to: '/bac-si/mai-1/' }],
      more: { label: 'Xem tất cả', to: '/bac-si/' },
    },
  ];

  it('follows the address of the row that Enter takes', async () => {
    const chosen = vi.fn();
    const router = createMemoryRouter([
      {
        path: '*',
        element: <Combobox label="Tìm" query="mai" onQuery={() => undefined} groups={groups} onChoose={chosen} />,
      },
    ]);
    render(<RouterProvider router={router} />);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(screen.getByRole('group', { name: 'Bác sĩ' })).toBeDefined();
    fireEvent.keyDown(box(), { key: 'Enter' });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/bac-si/mai-1/'));
    expect(chosen).toHaveBeenCalledWith(groups[0]?.rows[0]);
  });

  it('leaves Enter without a focused row to the form', () => {
    renderPiece(<Combobox label="Tìm" query="mai" onQuery={() => undefined} groups={groups} />);
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(true);
  });
});

describe('rows', () => {
  const people = Array.from({ length: 9 }, (_, at) => ({ key: `${at}`, name: `Dịch vụ ${'x'.repeat(120)}` }));

  it('[SRCH-38] [SRCH-39] of tag boxes are at most 6, their names at most 90 characters and an ellipsis', () => {
    const shown = tagRows(people);
    expect(shown).toHaveLength(6);
    expect(shown[0]?.content).toBe(`Dịch vụ ${'x'.repeat(82)}…`);
  });

  it('are limited over all groups', () => {
    const group = (key: string) => ({ key, rows: tagRows(people) });
    expect(limitRows([group('a'), group('b'), group('c')], 10).map(({ key, rows }) => [key, rows.length])).toEqual([
      ['a', 6],
      ['b', 4],
    ]);
  });
});

describe('MarkedText', () => {
  it.each([
    ['Nguyễn Thị Mai', 'nguy', 'Nguy'],
    ['Đặng Văn Đức', 'van duc', 'Văn Đức'],
    ['Nội soi'.normalize('NFD'), 'noi', 'Nội'.normalize('NFD')],
    ['Siêu âm', 'zz', undefined],
  ])('marks in %s what matches %s', (text, query, marked) => {
    const { container } = renderPiece(<MarkedText text={text} query={query} />);
    expect(container.querySelector('b')?.textContent).toBe(marked);
    expect(container.textContent).toBe(text);
  });
});
