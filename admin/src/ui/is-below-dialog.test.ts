import { afterEach, expect, it } from 'vitest';
import { isBelowDialog } from './is-below-dialog.ts';

afterEach(() => document.body.replaceChildren());

/** Puts an element into the page; answers whether keys are for what is below it. */
function isBelow(html: string): boolean {
  document.body.innerHTML = html;
  return !isBelowDialog();
}

it('a dialog that is open has to be answered first; the closed menu of a narrow window has not', () => {
  expect(isBelow('<div role="dialog">Gỡ bài này?</div>')).toBe(false);
  expect(isBelow('<dialog open>Gỡ bài này?</dialog>')).toBe(false);
  expect(isBelow('<div role="dialog" style="visibility: hidden">Danh bạ</div>')).toBe(true);
  expect(isBelow('<p>Danh bạ</p>')).toBe(true);
});
