import { describe, expect, it } from 'vitest';
import { pageAssets } from './page-assets.ts';

const manifest = {
  'app/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/entry.css'],
    assets: ['assets/be-vietnam-pro-400-x.woff2', 'assets/be-vietnam-pro-800-x.woff2', 'assets/map.png'],
  },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['_loop.js'] },
  '_loop.js': { file: 'assets/loop.js', imports: ['_shared.js'] },
  'app/routes/place.tsx': { file: 'assets/place.js', imports: ['_shared.js'], css: ['assets/place.css'] },
  'app/waking/first-script.ts': { file: 'assets/first.js' },
  'app/tracking/visit-runtime.tsx': { file: 'assets/visit.js', css: ['assets/visit.css'] },
  'app/routes/places.tsx': { file: 'assets/places.js', css: ['assets/places.css'] },
};

const PLACE = { page: ['app/routes/place.tsx'], viewer: [] };
const NOTHING = { page: [], viewer: [] };

describe('pageAssets', () => {
  it('links what the page needs, styles of the pieces before those of the page', () => {
    const links = pageAssets(manifest, PLACE, false);
    expect([...links.matchAll(/stylesheet" href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      '/assets/shared.css',
      '/assets/entry.css',
      '/assets/place.css',
      '/assets/visit.css',
    ]);
    expect(links).toContain('<link rel="modulepreload" href="/assets/place.js">');
    expect(links).toContain('<script type="module" src="/assets/entry.js"></script>');
    expect(links).not.toContain('modulepreload" href="/assets/entry.js"');
    expect(links).not.toContain('places');
  });

  it('asks for consent before anything is painted, and loads the script for the answer later', () => {
    const links = pageAssets(manifest, NOTHING, false);
    expect(links.startsWith('<script src="/assets/first.js"></script>')).toBe(true);
    expect(links).not.toContain('visit.js');
  });

  it('names the scripts of a page that sleeps for the script that wakes it, and has the browser fetch none', () => {
    const links = pageAssets(manifest, PLACE, true);
    const modules = '/assets/shared.js /assets/loop.js /assets/place.js'.split(' ').sort();
    const [, entry, named = ''] =
      /^<script src="\/assets\/first\.js" data-entry="([^"]*)" data-modules="([^"]*)"><\/script>/.exec(links) ?? [];
    expect([entry, named.split(' ').sort()]).toEqual(['/assets/entry.js', modules]);
    expect(links).not.toMatch(/modulepreload|type="module"/);
    expect(links).toContain('<link rel="stylesheet" href="/assets/place.css">');
  });

  it('has a page awake whose build brings nothing that would wake it', () => {
    const { 'app/waking/first-script.ts': _, ...older } = manifest;
    expect(pageAssets(older, NOTHING, true)).toContain('<script type="module" src="/assets/entry.js"></script>');
  });

  it('preloads the faces of the first screen only', () => {
    const links = pageAssets(manifest, NOTHING, false);
    expect(links.match(/as="font"/g)).toHaveLength(1);
    expect(links).toContain('pro-400');
  });
});
