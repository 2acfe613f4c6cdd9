import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { Frame } from '../frame.tsx';

afterEach(cleanup);

describe('the side menu', () => {
  function open() {
    const frame = renderFrame(<Frame>Trang</Frame>);
    const trigger = screen.getByRole('button', { name: 'Menu' });
    trigger.focus();
    fireEvent.click(trigger);
    const menu = document.getElementById('side-menu');
    if (menu === null) throw new Error('no side menu');
    return { ...frame, trigger, menu, isOpen: () => menu.classList.contains('active') };
  }

  it('[HEAD-04] [HEAD-08] is opened and closed by its trigger', () => {
    const { menu, trigger, isOpen } = open();
    expect(isOpen()).toBe(true);
    expect([...menu.querySelectorAll('a[href^="/"]')].map(link => link.getAttribute('href'))).toContain('/bac-si/');
    fireEvent.click(trigger);
    expect(isOpen()).toBe(false);
  });

  it('[HEAD-09] is closed by a click on its background', () => {
    const { menu, isOpen } = open();
    fireEvent.click(menu);
    expect(isOpen()).toBe(false);
  });

  it('[HEAD-10] stays open on a click inside', () => {
    const { menu, isOpen } = open();
    fireEvent.click(menu.querySelector('nav') ?? menu);
    expect(isOpen()).toBe(true);
  });

  it('takes the focus, keeps the page out of reach, and gives the focus back on Escape', () => {
    const { menu, trigger, isOpen } = open();
    const main = document.getElementById('main');
    expect(menu.contains(document.activeElement)).toBe(true);
    expect(main?.hasAttribute('inert')).toBe(true);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(main?.hasAttribute('inert')).toBe(false);
    expect(document.activeElement).toBe(trigger);
  });
});
