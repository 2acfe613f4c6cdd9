import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render-piece.tsx';
import { Combobox } from './combobox.tsx';
import { LocalCombobox } from './local-combobox.tsx';
import { MarkedText } from './marked-text.tsx';
import { limitRows, tagRows } from './suggestion.ts';

const entries = ['Nội soi dạ dày', 'Siêu âm', 'Nội tiết', 'Xét nghiệm'].map(value => ({ key: value, value }));
const box = () => screen.getByRole('combobox');
/** The list is loaded when the box is entered. */
const enter = async () => {
  act(() => box().focus());
  await act(() => vi.dynamicImportSettled());
};
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const rows = () => screen.queryAllByRole('option').map(row => row.textContent);
const focused = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

describe('LocalCombobox', () => {
  const show = async () => {
    renderPiece(<LocalCombobox label="Dịch vụ" entries={entries} />);
    await enter();
  };

  it('[SRCH-23] suggests the entries that contain the text in any letter case', async () => {
    await show();
    type('SOI');
    expect(rows()).toEqual(['Nội soi dạ dày']);
  });

  it('[SRCH-24] strips accents', async () => {
    await show();
    type('noi');
    expect(rows()).toEqual(['Nội soi dạ dày', 'Nội tiết']);
  });

  it.each([
    ['[SRCH-25] empty', ''],
    ['[SRCH-26] blank', '   '],
    ['[SRCH-29] nonsense', 'zzzz'],
  ])('%s text hides the list', async (_, text) => {
    await show();
    type('noi');
    expect(screen.getByRole('listbox')).toBeDefined();
    type(text);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('[SRCH-28] Escape hides the list and the next key brings it back', async () => {
    await show();
    type('noi');
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
    type('noi s');
    expect(rows()).toEqual(['Nội soi dạ dày']);
  });

  it('[SRCH-30] shows the list while there are results', async () => {
    await show();
    type('s');
    expect(screen.getByRole('listbox')).toBeDefined();
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  });

  it('[SRCH-31] [SRCH-32] moves the focused row by the arrow keys', async () => {
    await show();
    type('i');
    expect(focused()).toBeNull();
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(focused()).toBe(rows()[1]);
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    expect(focused()).toBe(rows()[0]);
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  });

  it('Enter chooses the focused row', async () => {
    await show();
    type('noi');
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(box()).toHaveProperty('value', 'Nội soi dạ dày');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[SRCH-33] shows at most 10 rows', async () => {
    renderPiece(
      <LocalCombobox
        label="Dịch vụ"
        entries={Array.from({ length: 30 }, (_, at) => ({ key: `${at}`, value: `Khám ${at}` }))}
      />,
    );
    await enter();
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

  it('opens the address of the row that Enter chooses', async () => {
    const chosen = vi.fn();
    const router = createMemoryRouter([
      {
        path: '*',
        element: <Combobox label="Tìm" query="mai" onQuery={() => undefined} groups={groups} onChoose={chosen} />,
      },
    ]);
    render(<RouterProvider router={router} />);
    await enter();
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(screen.getByRole('group', { name: 'Bác sĩ' })).toBeDefined();
    fireEvent.keyDown(box(), { key: 'Enter' });
    await expect.poll(() => router.state.location.pathname).toBe('/bac-si/mai-1/');
    expect(chosen).toHaveBeenCalledWith(groups[0]?.rows[0]);
  });

  it('leaves Enter without a focused row to the form', async () => {
    renderPiece(<Combobox label="Tìm" query="mai" onQuery={() => undefined} groups={groups} />);
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(true);
    await enter();
    fireEvent.change(box(), { target: { value: 'mai ' } });
    expect(screen.getByRole('listbox')).toBeDefined();
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(true);
  });

  it('shows the list for what was typed before the list was loaded', async () => {
    renderPiece(<LocalCombobox label="Dịch vụ" entries={entries} />);
    act(() => box().focus());
    type('siêu');
    expect(screen.queryByRole('listbox')).toBeNull();
    await act(() => vi.dynamicImportSettled());
    expect(box()).toHaveProperty('value', 'siêu');
    expect(rows()).toEqual(['Siêu âm']);
  });

  it('stays closed when the list comes after the box was left', async () => {
    renderPiece(<LocalCombobox label="Dịch vụ" entries={entries} />);
    act(() => box().focus());
    type('siêu');
    act(() => box().blur());
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is the same element before and after the list was loaded, so that composing a word goes on', async () => {
    renderPiece(<LocalCombobox label="Dịch vụ" entries={entries} />);
    const before = box();
    await enter();
    expect(box()).toBe(before);
    expect(document.activeElement).toBe(before);
  });
});

describe('the pattern of a combobox', () => {
  const show = async () => {
    renderPiece(<LocalCombobox label="Dịch vụ" entries={entries} />);
    await enter();
    type('i');
  };

  it('names its list, and every row is an option of it', async () => {
    await show();
    expect(box().getAttribute('aria-autocomplete')).toBe('list');
    expect(screen.getByRole('listbox', { name: 'Dịch vụ' }).querySelectorAll('[role=option]')).toHaveLength(4);
    expect(screen.queryAllByRole('option', { selected: true })).toEqual([]);
    expect(box().hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('goes on at the other end when the arrow keys pass the last or the first row', async () => {
    await show();
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    expect(focused()).toBe(rows().at(-1));
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(focused()).toBe(rows()[0]);
  });

  it('begins without an active row when the rows change', async () => {
    await show();
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    type('n');
    expect(focused()).toBeNull();
  });

  it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('leaves %s to the text', async key => {
    await show();
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    const active = focused();
    expect(fireEvent.keyDown(box(), { key })).toBe(true);
    expect(focused()).toBe(active);
  });

  it('keeps the text, and chooses nothing, when the box is left with an active row', async () => {
    await show();
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    act(() => box().blur());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveProperty('value', 'i');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('is not moved by the pointer: Enter after pointing at a row belongs to the form', async () => {
    await show();
    const [row] = screen.getAllByRole('option');
    if (row) fireEvent.mouseMove(row);
    expect(focused()).toBeNull();
    expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(true);
  });

  it('puts a pressed row into the box, whose focus stays', async () => {
    await show();
    const [row] = screen.getAllByRole('option');
    expect(row && fireEvent.mouseDown(row)).toBe(false);
    if (row) fireEvent.click(row);
    expect(box()).toHaveProperty('value', 'Nội soi dạ dày');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('keeps the text on Escape, and leaves Escape of a closed list to what is around it', async () => {
    await show();
    const outside = vi.fn();
    document.body.addEventListener('keydown', outside);
    const leave = () => fireEvent.keyDown(box(), { key: 'Escape' });
    expect(leave()).toBe(false);
    expect(leave()).toBe(true);
    document.body.removeEventListener('keydown', outside);
    expect(box()).toHaveProperty('value', 'i');
    expect(outside).toHaveBeenCalledTimes(1);
  });

  it('says how many rows there are', async () => {
    await show();
    expect(screen.getByRole('status').textContent).toBe('4 gợi ý');
    type('');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('leaves Enter to the keyboard while a word is being composed', async () => {
    await show();
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(box()).toHaveProperty('value', 'i');
    expect(screen.getByRole('listbox')).toBeDefined();
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
