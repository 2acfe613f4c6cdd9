import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.filename);
const OURS = readFileSync(path.join(import.meta.dirname, 'week-grid.module.css'), 'utf8');
const THEIRS = readFileSync(resolve('@fullcalendar/react/themes/classic/theme.css'), 'utf8');

/** Of the bar of buttons and of lists of a month, which the week does not have. */
const ELSEWHERE = /^--fc-classic-(button|large-dot|small-dot)/;

it('the grid of the week is given every colour that the calendar paints with: without one, closed hours are not seen', () => {
  const used = [...THEIRS.matchAll(/var\((--fc-classic-[\w-]+)/g)].map(([, name = '']) => name);
  const own = [OURS, THEIRS].flatMap(css => [...css.matchAll(/(--fc-classic-[\w-]+):/g)].map(([, name = '']) => name));
  expect(used.length).toBeGreaterThan(10);
  expect([...new Set(used)].filter(name => !own.includes(name) && !ELSEWHERE.test(name))).toEqual([]);
  // The script of the theme names this one.
  expect(own).toContain('--fc-classic-background-event');
});
