import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RowButton } from './row-button.tsx';
import { moveRow } from './rows.ts';
import { useRows } from './use-rows.ts';

afterEach(cleanup);

const row = (key: string) => ({ key, name: key });

function Names({ first }: { first: readonly string[] }) {
  const [names, setNames] = useState(() => first.map(row));
  const rows = useRows('names', names, update => setNames(before => [...update(before)]));
  return (
    <>
      {names.map(({ key, name }, at) => (
        <fieldset key={key} aria-label={key} {...rows.rowProps(key)}>
          <input
            aria-label={`Tên ${key}`}
            value={name}
            onChange={event => rows.edit(key, { name: event.target.value })}
          />
          {at > 0 && (
            <button type="button" data-moves="-1" onClick={() => rows.move(key, -1)}>
              Đưa {key} lên
            </button>
          )}
          {at < names.length - 1 && (
            <button type="button" data-moves="1" onClick={() => rows.move(key, 1)}>
              Đưa {key} xuống
            </button>
          )}
          <RowButton act="remove" onPress={() => rows.remove(key)}>
            Bỏ {key}
          </RowButton>
        </fieldset>
      ))}
      <RowButton act="add" onPress={() => rows.add(row('mới'))} {...rows.adderProps}>
        Thêm
      </RowButton>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const shown = () => screen.queryAllByRole('textbox').map(box => box.getAttribute('aria-label'));

it('a row that is added takes the focus in its first field', () => {
  render(<Names first={['a']} />);
  press('Thêm');
  expect([shown(), focused()]).toEqual([['Tên a', 'Tên mới'], 'Tên mới']);
});

it('the focus goes from a row that is removed to the next one, to the one before, and at last to the button that adds one', () => {
  render(<Names first={['a', 'b', 'c']} />);
  press('Bỏ b');
  expect(focused()).toBe('Tên c');
  press('Bỏ c');
  expect(focused()).toBe('Tên a');
  press('Bỏ a');
  expect([shown(), focused()]).toEqual([[], 'Thêm']);
});

it('the focus stays at the button by which a row is moved, and at the other one where it moves no further', () => {
  render(<Names first={['a', 'b', 'c']} />);
  press('Đưa a xuống');
  expect([shown(), focused()]).toEqual([['Tên b', 'Tên a', 'Tên c'], 'Đưa a xuống']);
  press('Đưa a xuống');
  expect([shown(), focused()]).toEqual([['Tên b', 'Tên c', 'Tên a'], 'Đưa a lên']);
});

it('what is typed into a row changes that row alone', () => {
  render(<Names first={['a', 'b']} />);
  fireEvent.change(screen.getByLabelText('Tên b'), { target: { value: 'Khám lần đầu' } });
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['a', 'Khám lần đầu']);
});

it('a row changes places with its neighbour, and stays where it has none', () => {
  const rows = ['a', 'b'].map(row);
  expect(moveRow(rows, 'b', -1).map(({ key }) => key)).toEqual(['b', 'a']);
  expect(moveRow(rows, 'b', 1)).toBe(rows);
  expect(moveRow(rows, 'a', -1)).toBe(rows);
});
