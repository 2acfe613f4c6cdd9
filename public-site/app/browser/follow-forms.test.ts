import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followForms } from './follow-forms.ts';

describe('followForms', () => {
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
    stop = followForms(follow);
    window.addEventListener('submit', leave);
  });
  afterEach(() => {
    stop();
    window.removeEventListener('submit', leave);
  });

  function submit(html: string): void {
    document.body.innerHTML = html;
    document.querySelector('form')?.requestSubmit();
  }

  it('opens the page with the fields that are filled in', () => {
    submit('<form action="/tim-kiem/?x=1"><input name="q" value="nhi khoa"><input name="province" value=""></form>');
    expect(follow).toHaveBeenCalledExactlyOnceWith('/tim-kiem/?q=nhi+khoa', {
      replace: false,
      preventScrollReset: false,
    });
    expect(isLeft).toBe(false);
  });

  it('opens the same page when the form names none', () => {
    submit('<form data-keep-scroll><input name="sort_by" value="name"></form>');
    expect(follow).toHaveBeenCalledExactlyOnceWith('/bac-si/?sort_by=name', {
      replace: false,
      preventScrollReset: true,
    });
  });

  it.each([
    ['a write', '<form method="post" action="/bac-si/"></form>'],
    ['what is no page', '<form action="/dang-nhap/google/"></form>'],
    ['another site', '<form action="https://example.com/bac-si/"></form>'],
    ['a new window', '<form action="/bac-si/" target="_blank"></form>'],
  ])('leaves %s to the browser', (_, html) => {
    submit(html);
    expect(isLeft).toBe(true);
    expect(follow).not.toHaveBeenCalled();
  });
});
