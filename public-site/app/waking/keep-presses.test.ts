import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceAnswers } from './answers.ts';
import { keepPresses } from './keep-presses.ts';

const PATIENCE_MS = 20_000;
const PAGE = `
  <button type="button" class="heart">Nhớ</button>
  <button type="button" class="menu">Menu</button>
  <div data-consent-room><section><button type="button" class="refuse">Từ chối</button></section></div>`;

let heard: Parameters<typeof window.removeEventListener>[] = [];
/** What the page has done, in its order; a page's script hears of it at the document, as React does. */
let done: string[] = [];
const onClick = ({ target }: Event) => {
  if (target instanceof Element) done.push(target.closest('button, a, summary')?.className ?? '');
};

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
};
const press = (selector: string) => find(selector).click();
const notice = () => document.querySelector('[role=alert]');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = PAGE;
  done = [];
  document.addEventListener('click', onClick);
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof listen>) => {
    heard.push([given[0], given[1], given[2]]);
    listen(...given);
  });
});

afterEach(() => {
  document.removeEventListener('click', onClick);
  for (const given of heard) window.removeEventListener(...given);
  heard = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a press before the page answers', () => {
  it('is shown as waiting, and done once when it does, in the order of the presses', () => {
    keepPresses();
    press('.menu');
    press('.heart');
    press('.menu');
    expect(done).toEqual([]);
    expect([find('.menu').hasAttribute('data-waits'), find('.menu').getAttribute('aria-busy')]).toEqual([true, 'true']);
    announceAnswers(document);
    expect(done).toEqual(['menu', 'heart']);
    expect([find('.menu').hasAttribute('data-waits'), find('.menu').hasAttribute('aria-busy')]).toEqual([false, false]);
    announceAnswers(document);
    press('.heart');
    expect(done).toEqual(['menu', 'heart', 'heart']);
  });

  it('waits for the part of the page that answers later, which may be drawn once more until then', () => {
    keepPresses();
    press('.refuse');
    announceAnswers(document);
    expect(done).toEqual([]);
    const part = find('[data-consent-room]');
    part.innerHTML = '<section><button type="button" class="refuse">Từ chối</button></section>';
    announceAnswers(part);
    expect(done).toEqual(['refuse']);
    expect(document.activeElement).toBe(find('.refuse'));
  });

  it('is done on the control that React has put in the place of the pressed one', () => {
    keepPresses();
    press('.menu');
    document.body.innerHTML = PAGE;
    announceAnswers(document);
    expect(done).toEqual(['menu']);
  });

  it('is not done on another control in its place, and said to be lost', () => {
    keepPresses();
    press('.heart');
    document.body.innerHTML = '<button type="button" class="delete">Xoá</button>';
    announceAnswers(document);
    expect(done).toEqual([]);
    expect(notice()?.textContent).toBe('Chưa làm được việc bạn vừa bấm. Có thể mạng đang chậm. Tải lại trang');
  });

  it.each([
    ['a link', '<a href="#x" class="here"><b>Nhi khoa</b></a>'],
    ['the submitter of a form', '<form><button class="here">Tìm</button></form>'],
    ['the line of what folds', '<details><summary class="here">Thêm</summary></details>'],
  ])('is left to the browser on %s', (_, html) => {
    document.body.innerHTML = html;
    const submit = vi.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('submit', submit);
    keepPresses();
    press('.here');
    expect(done).toEqual(['here']);
    announceAnswers(document);
    expect(done).toEqual(['here']);
    document.body.removeEventListener('submit', submit);
  });

  it('on what cannot be pressed is none', () => {
    document.body.innerHTML = '<button type="button" class="here" disabled>Sau</button>';
    keepPresses();
    find('.here').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    find('.here').toggleAttribute('disabled', false);
    announceAnswers(document);
    expect(find('.here').hasAttribute('data-waits')).toBe(false);
  });
});

describe('a press that nothing comes of', () => {
  it.each([
    ['the script could not be fetched', (presses: ReturnType<typeof keepPresses>) => presses.giveUp()],
    ['a module of the page is gone', () => window.dispatchEvent(new Event('vite:preloadError'))],
    ['nothing has answered for a long time', () => vi.advanceTimersByTime(PATIENCE_MS)],
  ])('is dropped and said to be lost when %s', (_, happen) => {
    const presses = keepPresses();
    press('.heart');
    expect(notice()).toBeNull();
    happen(presses);
    expect(notice()?.textContent).toContain('Chưa làm được việc bạn vừa bấm.');
    expect(find('.heart').hasAttribute('aria-busy')).toBe(false);
    announceAnswers(document);
    expect(done).toEqual([]);
    expect(notice()).toBeNull();
  });

  it('says nothing where nobody has pressed', () => {
    keepPresses().giveUp();
    expect(notice()).toBeNull();
  });
});

it('a page hears of the field that had the focus before it answered', () => {
  document.body.innerHTML = '<input>';
  const onFocus = vi.fn();
  find('input').focus();
  document.addEventListener('focusin', onFocus);
  keepPresses();
  announceAnswers(document);
  document.removeEventListener('focusin', onFocus);
  expect(onFocus).toHaveBeenCalledOnce();
});
