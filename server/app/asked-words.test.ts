import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterOf } from '../platform/contract/rest-query.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { ACCESS } from '../testing/access-table.ts';
import { HOSTILE_NAMES, hostileText } from '../testing/hostile-texts.ts';
import { logIn } from '../testing/log-in.ts';
import { statementsOf } from '../testing/plans.ts';
import { textsOf } from '../testing/schema-texts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';
import { FEATURES } from './features.ts';

let app: TestApp;
let admin: Request;
let doctor: Request;
let calls: WordsCall[];
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  admin = await logIn(app, ACCOUNTS.admin.email);
  doctor = await logIn(app, ACCOUNTS.doctor.email);
  calls = FEATURES.flatMap(feature => feature.endpoints(app.services)).flatMap(wordsCallOf);
});
afterAll(() => app.close());

/** A call that looks for words. */
interface WordsCall {
  readonly path: string;
  /** Characters that it takes. */
  readonly max: number;
  /** Where the words stand in a refusal. */
  readonly field: string;
  addressOf(words: string): string;
}

const wellFormed = (words: string) => encodeURIComponent(words.toWellFormed());

function wordsCallOf({ method, path, query }: Endpoint): WordsCall[] {
  if (method !== 'GET' || !query || path.includes(':')) return [];
  const filter = filterOf(query);
  const [words] = textsOf(filter ?? query).filter(text => text.path[0] === 'q');
  if (words?.max === undefined) return [];
  const { max } = words;
  // What else some calls must know.
  const more = path.includes('professional-edit') ? '&doc_type=service' : '';
  return filter
    ? [{ path, max, field: 'filter.q', addressOf: q => `${path}?filter=${wellFormed(JSON.stringify({ q }))}` }]
    : [{ path, max, field: 'q', addressOf: q => `${path}?q=${wellFormed(q)}${more}` }];
}

/** Asks as an admin, or as a doctor what only these may ask. */
function ask(address: string): Promise<Response> {
  const [path = ''] = address.split('?');
  return ACCESS[`GET ${path}`]?.may.includes('admin') ? admin(address) : doctor(address);
}

const statusOf = async (address: string) => {
  const answer = await ask(address);
  await answer.arrayBuffer();
  return answer.status;
};

/** Letters by the block of Unicode in which they stand, so that each script counts alike. */
const BLOCK = 128;
const LAST_LETTER = 0x323af;
const BLOCKS = [
  ...Map.groupBy(
    Array.from({ length: LAST_LETTER }, (_, code) => code).filter(code => /\p{L}/u.test(String.fromCodePoint(code))),
    code => Math.floor(code / BLOCK),
  ).values(),
].map(codes => codes.map(code => String.fromCodePoint(code)));

const wordsOfScript = fc
  .constantFrom(...BLOCKS)
  .chain(letters => fc.array(fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 8 }), { maxLength: 8 }))
  .map(words => words.map(word => word.join('')).join(' '));

const LETTER = `Kính gửi phòng khám. Tôi tên là Nguyễn Thị Lan, 45 tuổi, ở quận 3, nguyen.thi.lan@thu.example.com. Mấy hôm nay tôi bị
đau đầu, chóng mặt, buồn nôn, sốt nhẹ về chiều, ho có đờm, mất ngủ. Tôi muốn hỏi nên khám ở khoa nào, bác sĩ nào giỏi?`;

describe('words that are looked for', () => {
  it('are taken by the calls that visitors and staff make', () => {
    const paths = calls.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/api/v1/search/',
        '/api/v1/search/results/',
        '/api/v1/professional/',
        '/api/v1/disease/',
        '/api/v1/complaint/',
        '/api/admin/places/',
        '/api/admin/search-words/',
      ]),
    );
    expect(paths.length).toBeGreaterThan(30);
  });

  it('are answered in whatever script, by every call', async () => {
    const property = fc.asyncProperty(fc.constantFrom(...calls), wordsOfScript, async (call, words) => {
      expect([call.path, words, await statusOf(call.addressOf(words.slice(0, call.max)))]).toEqual([
        call.path,
        words,
        200,
      ]);
    });
    await fc.assert(property, { numRuns: 400, seed: 20_261_129, endOnFailure: true });
  });

  it.each(['/api/v1/search/', '/api/v1/search/results/'])('are answered in every script: %s', async path => {
    for (const letters of BLOCKS) {
      const words = `${letters.slice(0, 6).join('')} ${letters.slice(-6).join('')}`;
      expect([words, await statusOf(`${path}?guide=1&q=${wellFormed(words)}`)]).toEqual([words, 200]);
    }
  });

  it('are answered where they are one letter, a number, an address, a letter or what breaks readers, by every call', async () => {
    const hostile = HOSTILE_NAMES.map(name => hostileText(name, 1_000));
    for (const { path, max, addressOf } of calls) {
      for (const words of [
        'a',
        'ư',
        '0',
        '?',
        '好',
        '9'.repeat(300),
        '12 ngõ 45/6 Nguyễn Trãi, Hà Nội',
        LETTER,
        ...hostile,
      ]) {
        expect([path, words, await statusOf(addressOf(words.slice(0, max)))]).toEqual([path, words, 200]);
      }
    }
  });

  it('are refused in words where they are too long, by every call', async () => {
    for (const { path, max, field, addressOf } of calls) {
      const answer = await ask(addressOf('\u00e1'.repeat(max + 1)));
      const message = `Từ khoá không được quá ${max} ký tự, xin vui lòng gõ ngắn hơn.`;
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 400, { [field]: [message] }]);
    }
  });

  it('cost hardly more statements where they are a letter or what breaks readers', async () => {
    const costOf = async (path: string, words: string) => {
      const address = `${path}?guide=1&q=${wellFormed(words)}`;
      await statusOf(address);
      return (await statementsOf(app, () => statusOf(address), app.services.db.read)).length;
    };
    for (const path of ['/api/v1/search/', '/api/v1/search/results/']) {
      let usual = 0;
      for (const words of ['đau đầu', 'bệnh viện ở hà nội', 'bác sĩ an']) {
        usual = Math.max(usual, await costOf(path, words));
      }
      expect(usual).toBeGreaterThan(0);
      for (const words of [LETTER.slice(0, 200), ...HOSTILE_NAMES.map(name => hostileText(name, 200))]) {
        const cost = await costOf(path, words);
        expect([path, words, cost > 2 * usual]).toEqual([path, words, false]);
      }
    }
  });
});
