import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../features/posts/commands/clean-post-body.ts';
import { commentHtml } from '../features/reviews/rules/comment-html.ts';
import type { FormattedTextKind } from '../platform/contract/formatted-text.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import { escapeHtml, safeHtml } from '../platform/text/safe-html.ts';
import { dangersOf } from '../testing/hostile-html/dangers.ts';
import { readHtml } from '../testing/hostile-html/read-html.ts';
import { asBody, HOSTILE_HTML, hostileBodies } from '../testing/hostile-html/vectors.ts';

const KINDS: readonly FormattedTextKind[] = ['minimal', 'full'];

/** Vectors of which something dangerous is left, with what. */
async function survivors(kind: FormattedTextKind, clean: (vector: string) => string | Promise<string>) {
  const found: unknown[] = [];
  for (const vector of HOSTILE_HTML) {
    const dangers = dangersOf(readHtml(await clean(vector)), kind);
    if (dangers.length > 0) found.push({ vector, dangers });
  }
  return found;
}

describe('hostile fragments of HTML', () => {
  it('are more than a thousand, and all differ', () => {
    expect(HOSTILE_HTML.length).toBeGreaterThan(1_200);
    expect(HOSTILE_HTML.filter((vector, at) => HOSTILE_HTML.indexOf(vector) !== at)).toEqual([]);
  });

  it('are dangerous as they are: nearly each is found out where nobody cleans it', async () => {
    const dangerous = await survivors('full', vector => vector);
    expect(dangerous.length).toBeGreaterThan(HOSTILE_HTML.length * 0.9);
  });

  it.each(KINDS)(
    'leave nothing that runs, loads or misleads in formatted texts, by themselves or with others: %s',
    async kind => {
      expect(await survivors(kind, vector => safeHtml(vector, kind))).toEqual([]);
      expect(await survivors(kind, async vector => (await cleanHtml(asBody(vector), kind)).html)).toEqual([]);
      for (const body of hostileBodies(20_000)) {
        expect(dangersOf(readHtml((await cleanHtml(body, kind)).html), kind)).toEqual([]);
      }
    },
  );

  it.each(KINDS)('mean the same once they are cleaned again: %s', async kind => {
    for (const vector of HOSTILE_HTML) {
      const clean = await safeHtml(vector, kind);
      expect([vector, await safeHtml(clean, kind)]).toEqual([vector, clean]);
    }
  });

  it('are mere words in what takes plain text: posts, comments, attributes', async () => {
    expect(await survivors('minimal', async vector => (await cleanHtml(`Xin hỏi ${vector}`)).html)).toEqual([]);
    expect(await survivors('minimal', commentHtml)).toEqual([]);
    for (const vector of HOSTILE_HTML) {
      expect(readHtml(escapeHtml(vector))).toEqual([]);
      const [element, ...others] = readHtml(`<b title="${escapeHtml(vector)}">${escapeHtml(vector)}</b>`);
      expect([element?.attributes.map(([name]) => name), others]).toEqual([['title'], []]);
    }
  });

  it('add no element to letters that repeat them', () => {
    const site = { origin: 'https://antam.example', supportPhone: '', supportEmail: '' };
    const elements = (words: string) => {
      const content = { title: words, greeting: words, paragraphs: [words], note: words };
      const action = { label: words, url: 'https://antam.example/' };
      const { html } = composeMail({ ...content, action }, site);
      const all = readHtml(html).filter(({ name }) => name !== 'br');
      return all.map(({ name, attributes }) => [name, ...attributes.map(([attribute]) => attribute)]);
    };
    const harmless = elements('Chào bạn');
    for (const vector of HOSTILE_HTML) expect([vector, elements(vector)]).toEqual([vector, harmless]);
  });
});
