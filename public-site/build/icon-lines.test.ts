import { expect, it } from 'vitest';
import { linesOf } from './icon-lines.ts';

it('draws the shapes of an icon in one path, each from its own place', () => {
  const lines = linesOf([
    ['path', { d: 'M12 10v4', key: 'a' }],
    ['path', { d: 'm15 9-6 6' }],
    ['path', { d: 'm1.5.5.5 2z' }],
    ['line', { x1: '3', x2: '15', y1: '6', y2: '6' }],
    ['circle', { cx: '12', cy: '10', r: '3' }],
    ['rect', { width: '20', height: '14', x: '2', y: '6', rx: '2' }],
    ['rect', { width: '4', height: '3', x: '1', y: '1' }],
    ['polygon', { points: '3 11 22 2 13 21' }],
  ]);
  const drawn = [
    'M12 10v4',
    'M15 9l-6 6',
    'M1.5 .5l.5 2z',
    'M3 6L15 6',
    'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
    'M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
    'M1 1h4v3h-4v-3z',
    'M3 11 22 2 13 21z',
  ];
  expect(lines).toBe(`<path d="${drawn.join('')}"/>`);
});

it('the reader of icons leaves an element to a shape that looks otherwise', () => {
  const dot = { cx: '16.5', cy: '7.5', r: '.5', fill: 'currentColor', key: 'w0ekpg' };
  expect(
    linesOf([
      ['circle', dot],
      ['path', { d: 'M1 2h3' }],
    ]),
  ).toBe('<path d="M1 2h3"/><circle cx="16.5" cy="7.5" r=".5" fill="currentColor"/>');
});

it('the reader of icons refuses what it cannot draw', () => {
  expect(() => linesOf([['text', {}]])).toThrow('text');
  expect(() => linesOf([['path', { d: 'h3' }]])).toThrow('h3');
});
