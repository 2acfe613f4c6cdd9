import { expect, type Flow, openPage } from '../flow.ts';

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

export const machines: Flow = {
  name: 'machines',
  summary: 'what search engines, monitors and browsers fetch by themselves',
  readOnly: true,
  walk: async walk => {
    const { visitor } = walk;
    const get = async (path: string) => {
      const answer = await visitor.send(path);
      expect(answer.status === 200, 'status 200');
      return answer;
    };
    await walk.step('robots.txt', async () => {
      const { text } = await get('/robots.txt');
      expect(/^sitemap:/im.test(text), 'the address of the sitemap');
    });
    await walk.step('sitemaps', async () => {
      const maps = addresses((await get('/sitemap.xml')).text);
      expect(maps.length > 0, 'sitemaps by kind');
      for (const map of maps) {
        const [page] = addresses((await get(map)).text);
        if (page !== undefined) await openPage(walk, page);
      }
    });
    await walk.step('health', async () => {
      await get('/healthz');
      await get('/readyz');
    });
    await walk.step('OpenAPI', async () => {
      const { text } = await get('/api/v1/openapi.json');
      expect(/"openapi":\s*"3\.1/.test(text), 'a description in OpenAPI 3.1');
    });
    await walk.step('manifest', async () => void (await get('/manifest.webmanifest')));
    await walk.step('home page with its files', async () => {
      const html = await openPage(walk, '/');
      const { headers } = visitor.last ?? { headers: new Headers() };
      expect(headers.has('content-security-policy'), 'a content security policy');
      expect(headers.get('x-content-type-options') === 'nosniff', 'nosniff');
      const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
      expect(files.length > 0, 'scripts and styles');
      for (const file of new Set(files)) {
        const { headers: fileHeaders } = await get(file);
        expect(/immutable/.test(fileHeaders.get('cache-control') ?? ''), 'files that browsers keep');
      }
    });
  },
};
