import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellOtherTabs, watchOtherTabs } from './other-tabs.ts';

/** A channel as browsers have one: Node's does not reach the window of a test. The browser tests prove the real one. */
class TabChannel extends EventTarget {
  static readonly open = new Set<TabChannel>();
  static readonly sent: (() => void)[] = [];
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    TabChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    const others = [...TabChannel.open].filter(other => other !== this && other.name === this.name);
    TabChannel.sent.push(() => {
      for (const other of others)
        if (TabChannel.open.has(other)) other.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  /** Brings what was sent, which no browser does before the sender has ended. */
  static deliver(): void {
    for (const bring of TabChannel.sent.splice(0)) bring();
  }

  close(): void {
    TabChannel.open.delete(this);
  }
}

beforeEach(() => vi.stubGlobal('BroadcastChannel', TabChannel));

let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const look = () => document.dispatchEvent(new Event('visibilitychange'));

it('a changed consent reaches a tab that watches, until it stops', () => {
  const onChange = vi.fn();
  stop = watchOtherTabs(onChange);
  tellOtherTabs();
  TabChannel.deliver();
  expect(onChange).toHaveBeenCalled();
  onChange.mockClear();
  // One message is under way when the tab stops, the other one is sent afterwards.
  tellOtherTabs();
  stop();
  tellOtherTabs();
  look();
  TabChannel.deliver();
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
