import { useState } from 'react';

/** Which of `count` rows the arrow keys have reached; -1 is none. A new list begins without one. */
export function useListFocus(
  list: unknown,
  count: number,
): { at: number; move: (step: 1 | -1) => void; clear: () => void } {
  const [focus, setFocus] = useState({ list, at: -1 });
  const at = focus.list === list && focus.at < count ? focus.at : -1;
  const move = (step: 1 | -1) => {
    if (count === 0) return;
    const next = at < 0 && step < 0 ? count - 1 : (at + step + count) % count;
    setFocus({ list, at: next });
  };
  return { at, move, clear: () => setFocus({ list, at: -1 }) };
}
