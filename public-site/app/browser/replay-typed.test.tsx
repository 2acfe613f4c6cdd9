import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TypedBefore } from './replay-typed.ts';

/** A control of each kind that React keeps the value of. */
function Page() {
  const [text, setText] = useState('');
  const [place, setPlace] = useState('');
  const [isHidden, setHidden] = useState(false);
  const [, setTurn] = useState(0);
  useEffect(() => setTurn(1), []);
  return (
    <form>
      <input aria-label="tìm" value={text} onChange={event => setText(event.target.value)} />
      <select aria-label="nơi" value={place} onChange={event => setPlace(event.target.value)}>
        <option value="">Cả nước</option>
        <option value="hue">Huế</option>
      </select>
      <input type="checkbox" checked={isHidden} onChange={event => setHidden(event.target.checked)} />
      <output>{[text, place, isHidden].join(' ')}</output>
    </form>
  );
}

it('what was typed, chosen and ticked before the script came stays, and the page knows it', async () => {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(<Page />);
  const [search, tick] = box.querySelectorAll('input');
  const select = box.querySelector('select');
  if (!search || !tick || !select) throw new Error('The page has its controls.');
  search.value = 'nhi khoa';
  select.value = 'hue';
  tick.checked = true;
  const page = (
    <>
      <Page />
      <TypedBefore>{null}</TypedBefore>
    </>
  );
  await act(async () => hydrateRoot(box, page));
  expect([search.value, select.value, tick.checked]).toEqual(['nhi khoa', 'hue', true]);
  expect(box.querySelector('output')?.textContent).toBe('nhi khoa hue true');
});
