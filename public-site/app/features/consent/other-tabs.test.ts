import { afterEach, expect, it, vi } from 'vitest';
import { tellOtherTabs, watchOtherTabs } from './other-tabs.ts';

let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const look = () => document.dispatchEvent(new Event('visibilitychange'));

it('a changed consent reaches a tab that watches, until it stops', async () => {
  const onChange = vi.fn();
  stop = watchOtherTabs(onChange);
  tellOtherTabs();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  stop();
  onChange.mockClear();
  tellOtherTabs();
  look();
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  ['are missing', undefined],
  [
    'are forbidden',
    class {
      constructor() {
        throw new DOMException('denied', 'SecurityError');
      }
    },
  ],
])('a changed consent is seen when the tab becomes visible where channels %s', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const onChange = vi.fn();
  stop = watchOtherTabs(onChange);
  expect(() => tellOtherTabs()).not.toThrow();
  expect(onChange).not.toHaveBeenCalled();
  look();
  expect(onChange).toHaveBeenCalledOnce();
});
