import type { Dispatch, RenderRequest } from '@antam/server/app/site.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenderer } from './entry-server.tsx';

const provinces = [
  { slug: 'ha-noi', name: 'Hà Nội', lat: 21, long: 105.8 },
  { slug: 'hue', name: 'Huế', lat: 16.4, long: 107.6 },
];
const settings = {
  support_phone: '1900 0115',
  support_email: 'hotro@antam.example',
  operator: { name: null, registration: null, address: null },
  tiles: { url: '/{z}/{x}/{y}.png', attribution: '©' },
  analytics: { ga4_id: null, matomo: null },
  maintenance: null,
};

describe('createRenderer', () => {
  const render = createRenderer({ manifest: { 'app/entry-client.tsx': { file: 'assets/entry.js', isEntry: true } } });
  const report = vi.fn(() => 'E-42');
  const answers = new Map<string, unknown>();
  const dispatch = vi.fn<Dispatch>(async path => {
    const body = answers.get(path.split('?')[0] ?? '');
    return body === undefined
      ? { status: 404, headers: {}, body: '{"status":404,"code":"not_found"}' }
      : { status: 200, headers: {}, body };
  });
  const page = async (url: string, more: Partial<RenderRequest> = {}) => {
    const { html, ...answer } = await render({
      url,
      cookie: '',
      origin: 'https://antam.example',
      dispatch,
      report,
      ...more,
    });
    return { ...answer, html: html.join('') };
  };

  beforeEach(() => {
    vi.clearAllMocks();
    answers.clear();
    answers.set('/api/v1/site/', JSON.stringify(settings));
    answers.set('/api/v1/area/province/', provinces);
  });

  it('[HEAD-01] answers an unknown address with a Vietnamese page and status 404', async () => {
    const { status, html } = await page('/khong-co/');
    expect(status).toBe(404);
    expect(html).toMatch(/^<!doctype html><html lang="vi">/);
    expect(html).toContain('Không tìm thấy trang');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(report).not.toHaveBeenCalled();
  });

  it('[HEAD-16] marks an anonymous visitor on the body', async () => {
    expect((await page('/khong-co/')).html).toContain('<body class="not-logged-in">');
  });

  it('embeds the page’s data once, at the end, and no inline script', async () => {
    const { html } = await page('/khong-co/');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts).toEqual([' type="module" src="/assets/entry.js"', ' type="application/json" id="page-data"']);
    expect(html).toMatch(/<\/script><\/body><\/html>$/);
  });

  it('lets a page sleep that is read, but not where it has a form or the visitor is logged in', async () => {
    const build = {
      'app/entry-client.tsx': { file: 'assets/entry.js' },
      'app/waking/first-script.ts': { file: 'a.js' },
    };
    const renderBuilt = createRenderer({ manifest: build });
    const isAwake = async (url: string, cookie = '') => {
      const { html } = await renderBuilt({
        url,
        cookie,
        origin: 'https://antam.example',
        dispatch,
        report,
      });
      return html.join('').includes('<script type="module" src="/assets/entry.js"></script>');
    };
    answers.set('/api/v1/account/', { id: 7, name: 'Lan', role: 'patient' });
    answers.set('/api/v1/favourite/ids/', {});
    const session = 'antam_session=x; __Host-antam_session=x';
    expect([await isAwake('/gioi-thieu-khong-co/'), await isAwake('/khong-co/', session)]).toEqual([false, true]);
    expect(await isAwake('/dang-nhap/')).toBe(true);
  });

  it('leads from an address that asks for two ages to the one that asks for the first', async () => {
    const asked = await page('/bao-hiem/song-khoe-1/?age=30&age=40&benefits=a&benefits=b');
    expect([asked.status, asked.location]).toEqual([302, '/bao-hiem/song-khoe-1/?age=30&benefits=a&benefits=b']);
    expect(dispatch.mock.calls.map(([path]) => path).filter(path => path.includes('insurance'))).toEqual([]);
  });

  it('leads nobody to another site from an address that begins with two slashes', async () => {
    const asked = await page('//evil.example/bac-si/?age=30&age=40');
    expect([asked.status, asked.location]).toEqual([302, '/evil.example/bac-si/?age=30']);
  });

  it('[HEAD-15] shows the province of the cookie as chosen, and ignores one that does not exist', async () => {
    const chosen = await page('/khong-co/', { cookie: 'province=hue' });
    expect(chosen.html).toContain('<option value="hue" selected="">Huế</option>');
    const unknown = await page('/khong-co/', { cookie: 'province=atlantis' });
    expect(unknown.html).toContain('<option value="" selected="">');
  });

  it('passes the cookies on to the API', async () => {
    await page('/khong-co/', { cookie: 'session=1' });
    expect(dispatch).toHaveBeenCalledWith('/api/v1/site/', {
      method: 'GET',
      headers: { accept: 'application/json, application/problem+json', cookie: 'session=1' },
    });
  });

  it('reads the frame once per version', async () => {
    for (const frameVersion of ['1', '1', '2']) await page('/khong-co/', { frameVersion });
    expect(dispatch.mock.calls.filter(([path]) => path === '/api/v1/site/')).toHaveLength(2);
  });

  it('reveals nothing about an internal failure but the id under which it was reported', async () => {
    const failing: Dispatch = async path => {
      if (path.includes('/professional/')) throw new Error('secret connection string');
      return dispatch(path, { method: 'GET', headers: {} });
    };
    const { status, html } = await page('/bac-si/mai-42/', { dispatch: failing });
    expect(status).toBe(500);
    expect(html).not.toContain('secret');
    expect(html).toContain('E-42');
    expect(html).toContain('1900 0115');
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'secret connection string' }));
  });

  it('renders a bare error page when even the frame cannot be read', async () => {
    answers.delete('/api/v1/site/');
    const { status, html } = await page('/');
    expect(status).toBe(500);
    expect(html).toContain('<html lang="vi">');
    expect(html).toContain('Hệ thống đang gặp trục trặc');
  });

  it('survives a malformed address', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const url of ['/%E0%A4/', '/bac-si/%E0%A4/', '//', '/?a=%', `/tim-kiem/?q=${'a'.repeat(5_000)}`]) {
      const { status } = await page(url);
      expect(status, url).toBeLessThan(500);
    }
    warn.mockRestore();
  });
});
