import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render-piece.tsx';
import { HideOtherTabs } from './hide-other-tabs.tsx';
import styles from './tabs.module.css';
import { Tabs } from './tabs.tsx';

const items = ['Nhi', 'Da', 'Mắt'].map(label => ({ key: label, label, content: <p>Nội dung {label}</p> }));
const shown = () =>
  items
    .filter(({ label }) => !screen.getByText(`Nội dung ${label}`).closest(`.${styles.closed}`))
    .map(({ label }) => label);

describe('HideOtherTabs', () => {
  it('[UI-14] shows only the content of the chosen tab', () => {
    renderPiece(<HideOtherTabs label="Chuyên khoa" items={items} />);
    fireEvent.click(screen.getByRole('button', { name: 'Da' }));
    expect(shown()).toEqual(['Da']);
    fireEvent.click(screen.getByRole('button', { name: 'Mắt' }));
    expect(shown()).toEqual(['Mắt']);
  });

  it('[UI-15] shows the content of all tabs again', () => {
    renderPiece(<HideOtherTabs label="Chuyên khoa" items={items} initial="Nhi" />);
    expect(shown()).toEqual(['Nhi']);
    fireEvent.click(screen.getByRole('button', { name: 'Xem tất cả' }));
    expect(shown()).toEqual(['Nhi', 'Da', 'Mắt']);
  });

  it('folds all sections but the first on phones, and opens them on wide windows', () => {
    const width = vi.spyOn(window, 'matchMedia');
    for (const [matches, open] of [
      [false, ['Nhi']],
      [true, ['Nhi', 'Da', 'Mắt']],
    ] as const) {
      width.mockReturnValue({
        ...window.matchMedia('all'),
        matches,
        addEventListener: () => {},
        removeEventListener: () => {},
      });
      const { container, unmount } = renderPiece(<HideOtherTabs label="Chuyên khoa" items={items} folding />);
      const details = [...container.querySelectorAll('details[open] summary')];
      expect(details.map(summary => summary.textContent)).toEqual(open);
      unmount();
    }
    width.mockRestore();
  });
});

describe('Tabs', () => {
  it('moves by arrow keys and keeps one tab in the tab order', () => {
    renderPiece(<Tabs label="Thông tin" items={items} />);
    const tabs = screen.getAllByRole('tab');
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' });
    expect(shown()).toEqual(['Mắt']);
    expect(document.activeElement).toBe(tabs[2]);
    expect(tabs.map(tab => tab.tabIndex)).toEqual([-1, -1, 0]);
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'Home' });
    expect(shown()).toEqual(['Nhi']);
  });

  it('connects every tab with its panel, and names the tab list', () => {
    renderPiece(<Tabs label="Thông tin" items={items} />);
    expect(screen.getByRole('tablist', { name: 'Thông tin' }).querySelectorAll('[role=tab]')).toHaveLength(3);
    for (const tab of screen.getAllByRole('tab')) {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      expect(panel?.getAttribute('role')).toBe('tabpanel');
      expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
      expect(panel?.textContent).toBe(`Nội dung ${tab.textContent}`);
    }
  });

  it('marks the one tab whose panel shows', () => {
    renderPiece(<Tabs label="Thông tin" items={items} initial="Da" />);
    const marks = () => screen.getAllByRole('tab').map(tab => tab.getAttribute('aria-selected'));
    expect(marks()).toEqual(['false', 'true', 'false']);
    fireEvent.click(screen.getByRole('tab', { name: 'Mắt' }));
    expect(marks()).toEqual(['false', 'false', 'true']);
    expect(shown()).toEqual(['Mắt']);
  });

  it('goes to the last tab by End, and from the last to the first by the arrow key', () => {
    renderPiece(<Tabs label="Thông tin" items={items} />);
    const press = (key: string) => fireEvent.keyDown(screen.getByRole('tablist'), { key });
    press('End');
    expect(shown()).toEqual(['Mắt']);
    press('ArrowRight');
    expect(shown()).toEqual(['Nhi']);
    press('ArrowRight');
    expect(shown()).toEqual(['Da']);
  });

  it.each(['ArrowDown', 'Tab', 'a'])('leaves %s to the page', key => {
    renderPiece(<Tabs label="Thông tin" items={items} />);
    expect(fireEvent.keyDown(screen.getByRole('tablist'), { key })).toBe(true);
    expect(shown()).toEqual(['Nhi']);
  });
});
