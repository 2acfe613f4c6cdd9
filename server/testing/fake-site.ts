import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageAddress, RenderRequest, Site } from '../app/site.ts';

/** A site for tests of what surrounds the real one: says what it was asked, and counts how often. */
export interface FakeSite extends Site {
  readonly asked: RenderRequest[];
  remove(): void;
}

/** `/broken/` throws, `/moved/` redirects, `/missing/` is not found; other pages show what the API says of the site. */
export function createFakeSite(): FakeSite {
  const clientFolder = mkdtempSync(path.join(tmpdir(), 'antam-site-'));
  mkdirSync(path.join(clientFolder, 'assets'));
  mkdirSync(path.join(clientFolder, '.vite'));
  writeFileSync(path.join(clientFolder, 'assets', 'entry-4f2a.js'), `console.log('${'An Tâm '.repeat(400)}')`);
  writeFileSync(path.join(clientFolder, 'sw.js'), '');
  writeFileSync(path.join(clientFolder, 'manifest.webmanifest'), '{"name":"An Tâm"}');
  writeFileSync(path.join(clientFolder, '.vite', 'manifest.json'), '{}');
  const asked: RenderRequest[] = [];
  return {
    asked,
    clientFolder,
    canonicalPath,
    addressKind,
    routeOf: url => (url.startsWith('/missing/') ? null : '/:page/'),
    isOwn: url => /^\/dang-nhap\/?$/i.test(decodeURIComponent(url.split('?')[0] ?? '')),
    remove: () => rmSync(clientFolder, { recursive: true }),
    render: async request => {
      asked.push(request);
      if (request.url.startsWith('/broken/')) throw new Error('hunter2 broke the page');
      if (request.url.startsWith('/moved/')) return { status: 301, html: [], location: '/there/' };
      const { body } = await request.dispatch('/api/v1/site/', { method: 'GET', headers: {} });
      const html = `<!doctype html><title>An Tâm</title><p>${request.cookie}</p>${JSON.stringify(body)}${'<hr>'.repeat(400)}`;
      return { status: request.url.startsWith('/missing/') ? 404 : 200, html: [html] };
    },
  };
}

function canonicalPath(url: string): string | null {
  const [pathname = '', query] = url.split('?');
  const canonical = `/${pathname}/`.replace(/\/{2,}/g, '/');
  return canonical === pathname ? null : canonical + (query === undefined ? '' : `?${query}`);
}

/** `page` narrows, `q` is worded, in this order; nothing else is known. */
function addressKind(url: string): PageAddress | null {
  const [, query] = url.split('?');
  if (query === undefined) return 'plain';
  const names = query.split('&').map(pair => pair.split('=')[0]);
  if (names.join() === 'page') return 'narrowed';
  return names.join() === 'q' || names.join() === 'q,page' ? 'worded' : null;
}
