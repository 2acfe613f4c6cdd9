import { placeListAnswer } from '@antam/server/features/places/contract.ts';
import { professionalListAnswer } from '@antam/server/features/professionals/contract.ts';
import { callApi, expect, expectRedirect, type Flow, first } from '../flow.ts';

const STRANGE_QUERIES = [
  'page=-1&sort_by=nonsense',
  'page=99999999999999999999&page_size=x',
  `q=${'%F0%9F%98%80'.repeat(40)}`,
  `specialities=${'a,'.repeat(400)}`,
  'provinces=%00',
  'q=%E0%A4%A',
  'q=\'"<script>&specialities[]=1',
];

export const lost: Flow = {
  name: 'lost',
  summary: 'wrong addresses and bad input get clear answers',
  readOnly: true,
  walk: async walk => {
    const { visitor } = walk;
    await walk.step('an unknown page', async () => {
      const { status, text } = await visitor.page('/khong-co-trang-nay/');
      expect(status === 404 && /<h1[\s>]/.test(text), 'a page that says 404');
    });
    for (const path of [
      '/bac-si/khong-ai-999999999/',
      '/co-so-y-te/khong-dau-999999999/',
      '/tuyen-chon/x-999999999/',
      '/chuyen-khoa/khong-co/',
    ]) {
      await walk.step(`nothing at ${path}`, async () =>
        expect((await visitor.page(path)).status === 404, 'status 404'),
      );
    }
    await walk.step('an unknown id of the API', async () => {
      const { exchange } = await visitor.api('place/999999999/');
      expect(exchange.status === 404, 'status 404');
      expect(/problem\+json/.test(exchange.headers.get('content-type') ?? ''), 'a problem document');
    });
    const { items } = await walk.step('a place', () => callApi(walk, 'place/', placeListAnswer));
    const { id, absolute_url: path } = first(items, 'place');
    await walk.step('a wrong slug', async () => expectRedirect(await visitor.page(`/co-so-y-te/sai-ten-${id}/`), path));
    await walk.step('no slash at the end', async () =>
      expectRedirect(await visitor.page(path.replace(/\/$/, '')), path),
    );
    await walk.step('an unknown filter value', async () => {
      const answer = await callApi(walk, 'professional/?specialities=khong-co-khoa-nay', professionalListAnswer);
      expect(answer.notices.length > 0, 'a notice about it');
    });
    for (const query of STRANGE_QUERIES) {
      await walk.step(`strange query ${query.slice(0, 40)}`, async () => {
        for (const address of [`/api/v1/professional/?${query}`, `/api/v1/search?${query}`, `/co-so-y-te/?${query}`]) {
          const { status } = await visitor.send(address, { headers: { accept: 'text/html,application/json' } });
          expect(status < 500, 'no failure of the server');
        }
      });
    }
    await walk.step('a wrong method', async () => {
      const { status } = await visitor.send('/api/v1/place/', { method: 'DELETE' });
      expect(status >= 400 && status < 500, 'a clear refusal');
    });
  },
};
