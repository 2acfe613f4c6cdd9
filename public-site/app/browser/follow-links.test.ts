import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

describe('followLinks', () => {
  const follow = vi.fn();
  let stop = () => {};
  let isLeft = false;
  // Runs last: notes what was left to the browser, and keeps the test's browser from going there.
  const leave = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  beforeEach(() => {
    history.replaceState(null, '', '/bac-si/?page=2');
    follow.mockReset();
    stop = followLinks(follow);
    window.addEventListener('click', leave);
  });
  afterEach(() => {
    stop();
    window.removeEventListener('click', leave);
  });

  function click(html: string, init: MouseEventInit = {}): void {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.body.querySelector('[data-here], a')?.dispatchEvent(event);
  }

  it('opens a page of the site without a new document, also by a click on an element inside the link', () => {
    click('<a href="/co-so-y-te/?provinces=hue#ban-do"><b data-here>Huế</b></a>');
    expect(follow).toHaveBeenCalledExactlyOnceWith('/co-so-y-te/?provinces=hue#ban-do', {
      replace: false,
      preventScrollReset: false,
    });
    expect(isLeft).toBe(false);
  });

  it('passes on the options of the link: replace and scroll', () => {
    click('<a href="/bac-si/?page=3" data-replace data-keep-scroll>3</a>');
    expect(follow).toHaveBeenCalledExactlyOnceWith('/bac-si/?page=3', { replace: true, preventScrollReset: true });
  });

  it.each([
    ['another site', '<a href="https://example.com/bac-si/">x</a>'],
    ['what is no page', '<a href="/api/v1/openapi.json">x</a>'],
    ['a place on the open page', '<a href="#gioi-thieu">x</a>'],
    ['a phone number', '<a href="tel:115">x</a>'],
    ['a new window', '<a href="/bac-si/" target="_blank">x</a>'],
    ['a download', '<a href="/bac-si/" download>x</a>'],
    ['a link that wants a new document', '<a href="/bac-si/" data-reload>x</a>'],
    ['no link at all', '<b data-here>x</b>'],
  ])('leaves %s to the browser', (_, html) => {
    click(html);
    expect(isLeft).toBe(true);
    expect(follow).not.toHaveBeenCalled();
  });

  it('ignores a click that a component has handled', () => {
    const handle = (event: Event) => event.preventDefault();
    document.addEventListener('click', handle);
    click('<a href="/bac-si/">x</a>');
    document.removeEventListener('click', handle);
    expect(follow).not.toHaveBeenCalled();
  });

  it('leaves a click with a modifier or another button to the browser', () => {
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      click('<a href="/bac-si/">x</a>', init);
    }
    expect(follow).not.toHaveBeenCalled();
  });
});
