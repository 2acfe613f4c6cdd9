import { expect, it } from 'vitest';
import { styleLinks } from './style-links.ts';

const pieces = {
  'app/entry-client.tsx': { file: 'assets/entry.js', imports: ['_frame.js'] },
  '_frame.js': { file: 'assets/frame.js', css: ['assets/frame.css'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_frame.js'] },
  '_menu.js': { file: 'assets/menu.js', css: ['assets/menu.css'] },
  'app/pages/table.ts': { file: 'assets/table.js', imports: ['_menu.js'] },
  'app/routes/place.tsx': { file: 'assets/place.js', imports: ['_card.js'], css: ['assets/place.css'] },
  'app/tracking/visit-runtime.tsx': { file: 'assets/visit.js', css: ['assets/visit.css'] },
  'app/frame/viewer.ts': { file: 'assets/viewer.js', imports: ['_card.js'], css: ['assets/viewer.css'] },
};
const manifest = { ...pieces, 'app/routes/place.css': { file: 'assets/page-place.css' } };
const page = ['app/pages/table.ts', 'app/routes/place.tsx'];

it('a rendered page names the sheet of every page and the one of the route, which says what is in it', () => {
  expect(styleLinks(manifest, { page, viewer: [] })).toEqual([
    '<link rel="stylesheet" href="/assets/frame.css">',
    '<link rel="stylesheet" href="/assets/page-place.css" data-holds="menu.css card.css place.css visit.css">',
  ]);
});

it('a rendered page names beside them only what a visitor who is logged in needs and the page does not', () => {
  const links = styleLinks(manifest, { page, viewer: ['app/frame/viewer.ts'] });
  expect(links.slice(2)).toEqual(['<link rel="stylesheet" href="/assets/viewer.css">']);
});

it('a rendered page names each sheet where none was made for the route, those of pieces first', () => {
  expect(styleLinks(pieces, { page, viewer: [] })).toEqual(
    ['frame', 'menu', 'card', 'place', 'visit'].map(name => `<link rel="stylesheet" href="/assets/${name}.css">`),
  );
});
