import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { cleanHtml } from '@antam/server/features/posts/commands/clean-post-body.ts';
import { dangersOf, type ReadElement } from '@antam/server/testing/hostile-html/dangers.ts';
import { asBody, HOSTILE_HTML } from '@antam/server/testing/hostile-html/vectors.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hydrated, visit } from './support/chromium.ts';
import { consoleReady, goInConsole } from './support/console.ts';
import { logIn, type Who } from './support/log-in.ts';
import { product, writeHostileTexts } from './support/product.ts';

declare global {
  interface Window {
    /** Set by whatever hostile vector runs. */
    hostileRan?: unknown;
    /** What the content security policy forbade. */
    forbidden: string[];
  }
}

/** Where the map of a place has its tiles from. */
const MAP = 'https://tile.openstreetmap.org';

let paths: readonly string[];
beforeAll(async () => {
  paths = await writeHostileTexts();
});

/** Resources of the console, by where the site shows their records. */
const EDITED: Readonly<Record<string, string>> = {
  'hoi-bac-si': 'threads',
  'bai-viet': 'articles',
  'khuyen-mai': 'promotions',
  'co-so-y-te': 'places',
  'bac-si': 'professionals',
  benh: 'diseases',
  thuoc: 'drugs',
  'bao-hiem': 'insurance-plans',
};

/** Records of the console with texts that are edited as they look. */
const HAS_EDITORS = /^\/(articles|promotions|places|professionals|diseases|drugs)\//;

/** The page of the console for the record of a path of the site; undefined for what is no record. */
function editorOf(path: string): string | undefined {
  const [, kind = '', id] = /^\/([^/]+)\/(?:[^/]*-)?(\d+)\/$/.exec(path) ?? [];
  return id && EDITED[kind] ? `/${EDITED[kind]}/${id}` : undefined;
}

/** A fresh visitor who notes what a page does that it must not. */
async function watch(javaScriptEnabled: boolean, who?: Who) {
  const { page, context } = await visit('', { lasting: true, javaScriptEnabled });
  if (who) await logIn(context, who);
  const noted: string[] = [];
  page.on('dialog', async dialog => {
    noted.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  context.on('page', other => noted.push(`window ${other.url()}`));
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== product.origin && origin !== MAP)
      noted.push(`request ${request.url()}`);
  });
  page.on('console', message => {
    if (/Content.Security.Policy/i.test(message.text())) noted.push(message.text());
  });
  if (javaScriptEnabled) {
    await page.addInitScript(() => {
      window.forbidden = [];
      document.addEventListener('securitypolicyviolation', event => {
        window.forbidden.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
  }
  return { page, noted };
}

/** Has everything on the page happen to each element that handlers wait for. */
const touchAll = (page: Page) =>
  page.evaluate(() => {
    const names = [
      'mouseover',
      'pointerenter',
      'focus',
      'focusin',
      'load',
      'error',
      'toggle',
      'animationstart',
      'wheel',
    ];
    for (const element of document.querySelectorAll('main *')) {
      for (const name of names) element.dispatchEvent(new Event(name));
    }
  });

/** The one link without an address of the web that is our own: where the console's editor shows a link before it has one. */
const PREVIEW = 'a.ql-preview[href="about:blank"]';

/** What stands in the page that only a hostile vector can have put there. */
const intruders = (page: Page) =>
  page.evaluate(preview => {
    const handlers = [...document.querySelectorAll('*')].filter(element =>
      element.getAttributeNames().some(name => name.startsWith('on')),
    );
    const links = [...document.querySelectorAll('a[href], area[href]')].filter(
      link =>
        !link.matches(preview) &&
        !/^(https?|tel|mailto):$/.test(new URL(link.getAttribute('href') ?? '', location.href).protocol),
    );
    const strange = document.querySelectorAll(
      'main :is(iframe, object, embed, base, meta, link, frame, math, marquee, plaintext, xmp, [srcdoc], [is], x-y)',
    );
    return [...handlers, ...links, ...strange].map(element => element.outerHTML.slice(0, 200));
  }, PREVIEW);

/** Goes to a page of the console and waits until it stands there, with its editors, in place of the one before. */
async function turnTo(page: Page, path: string): Promise<void> {
  const title = page.locator('h1');
  const before = await title.innerText();
  await goInConsole(page, path);
  await expect.poll(() => title.innerText()).not.toBe(before);
  await consoleReady(page);
  if (HAS_EDITORS.test(path)) await page.locator('.ql-editor').first().waitFor();
}

/** Fails where anything ran or was forbidden on a page. */
async function requireQuiet(page: Page, path: string, noted: readonly string[]): Promise<void> {
  await touchAll(page);
  // What a touch has set going comes with the tasks after it.
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect([path, await intruders(page)]).toEqual([path, []]);
  const { ran, forbidden } = await page.evaluate(() => ({ ran: window.hostileRan, forbidden: window.forbidden }));
  expect([path, ran, forbidden, noted]).toEqual([path, undefined, [], []]);
}

const readIn = (page: Page, texts: readonly string[]) =>
  page.evaluate(
    htmls =>
      htmls.map(html => {
        const room = document.createElement('template');
        room.innerHTML = html;
        return [...room.content.querySelectorAll('*')].map(
          (element): ReadElement => ({
            name: element.localName,
            attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
          }),
        );
      }),
    [...texts],
  );

describe('more than a thousand hostile vectors in threads, an article, a promotion, reviews and all records that people read', () => {
  it('run nothing, open no dialog, ask nobody else and break no rule of the policy', async () => {
    const { page, noted } = await watch(true);
    for (const path of paths) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await hydrated(page);
      await requireQuiet(page, path, noted);
    }
  });

  it('run nothing in the form of a doctor whose own page holds them and waits for others', async () => {
    const { page, noted } = await watch(true, 'doctor');
    const path = `/sua-thong-tin/bac-si/${PROFESSIONALS.mai.id}/`;
    await page.goto(path);
    await hydrated(page);
    await page.getByText('hostileRan').first().waitFor({ state: 'attached' });
    await requireQuiet(page, path, noted);
  });

  it('run nothing where staff read, decide and edit', async () => {
    const { page, noted } = await watch(true, 'admin');
    const edited = paths.flatMap(path => editorOf(path) ?? []);
    expect(edited.map(path => path.split('/')[1]).toSorted()).toEqual(Object.values(EDITED).toSorted());
    await page.goto('/admin/');
    await consoleReady(page);
    for (const path of ['/profile-edits', '/comments', '/posts', '/threads', ...edited]) {
      await turnTo(page, path);
      await requireQuiet(page, path, noted);
    }
  });

  it('stand in the pages, as the words that they are', async () => {
    const { page } = await watch(false);
    for (const path of paths) {
      await page.goto(path);
      expect([path, (await page.locator('main').innerText()).includes('hostileRan')]).toEqual([path, true]);
    }
  });

  it.each(['minimal', 'full'] as const)('leave nothing dangerous for the browser itself to read: %s', async kind => {
    const { page } = await watch(true);
    await page.goto('/robots.txt');
    const clean = await Promise.all(HOSTILE_HTML.map(async vector => (await cleanHtml(asBody(vector), kind)).html));
    const read = await readIn(page, clean);
    const found = read.flatMap((elements, at) => dangersOf(elements, kind).map(danger => [HOSTILE_HTML[at], danger]));
    expect([read.length, found]).toEqual([HOSTILE_HTML.length, []]);
  });

  it('leave the feed of answers sound XML without an element of theirs', async () => {
    const { page } = await watch(true);
    await page.goto('/hoi-bac-si/');
    const names = await page.evaluate(async () => {
      const text = await (await fetch('/hoi-bac-si/tra-loi-moi.xml')).text();
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      return [...new Set([...feed.querySelectorAll('*')].map(element => element.localName))].toSorted();
    });
    const atom = ['author', 'entry', 'feed', 'id', 'link', 'name', 'published', 'summary', 'title', 'updated'];
    expect(names).toEqual(atom);
  });

  it('would be noticed: one that stood there as it is breaks the policy', async () => {
    const { page, noted } = await watch(true);
    await page.goto('/hoi-bac-si/');
    await hydrated(page);
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML('beforeend', '<img src="//hostile.example/a" onerror="hostileRan=1">');
    });
    await expect.poll(() => page.evaluate(() => window.forbidden.length)).toBeGreaterThan(0);
    expect(await intruders(page)).toHaveLength(1);
    expect(noted).not.toEqual([]);
  });
});
