import path from 'node:path';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { expect } from 'vitest';
import viteConfig from '../../../public-site/vite.config.ts';
import { type VisitOptions, visit } from './chromium.ts';

const SITE = path.resolve(import.meta.dirname, '../../../public-site');
const BASE = '/trang-thu/';
/** What the site's own pages allow. */
const POLICY =
  "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; script-src 'self'";
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The script of the editor itself. */
const EDITOR = /\/editor-(?!page)[^/]*\.js$/;

type File = { readonly body: string | Uint8Array; readonly contentType: string };

/** The files of the page with both editors, built as the site is. */
let files: Promise<ReadonlyMap<string, File>> | undefined;

async function bundle(): Promise<ReadonlyMap<string, File>> {
  const site = await viteConfig({ command: 'build', mode: 'production', isSsrBuild: false });
  const made = await inProduction(() =>
    build({
      ...site,
      configFile: false,
      root: SITE,
      base: BASE,
      publicDir: false,
      logLevel: 'error',
      build: {
        ...site.build,
        write: false,
        manifest: false,
        rolldownOptions: { input: 'app/testing/editor-page.tsx' },
      },
    }),
  );
  const outputs = Array.isArray(made) ? made : [made];
  const all = outputs.flatMap(output => ('output' in output ? output.output : []));
  const found = new Map(all.map(file => [BASE + file.fileName, served(file)]));
  const entry = all.find(file => file.type === 'chunk' && file.isEntry);
  const styles = entry?.type === 'chunk' ? [...(entry.viteMetadata?.importedCss ?? [])] : [];
  const links = styles.map(name => `<link rel="stylesheet" href="${BASE}${name}">`).join('');
  found.set(BASE, {
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Trang thử</title>${links}</head><body><div id="root"></div><script type="module" src="${BASE}${entry?.fileName}"></script></body></html>`,
  });
  return found;
}

/** Tests run in an environment of their own, for which Vite would take React's slow build. */
async function inProduction<Made>(make: () => Promise<Made>): Promise<Made> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await make();
  } finally {
    process.env.NODE_ENV = before;
  }
}

function served(file: Rolldown.OutputChunk | Rolldown.OutputAsset): File {
  return {
    body: file.type === 'chunk' ? file.code : file.source,
    contentType: TYPES[path.extname(file.fileName)] ?? 'application/octet-stream',
  };
}

/** Opens the page with both editors, and waits until both stand; `before` runs while only the plain boxes do. */
export async function openEditors(page: Page, before?: () => Promise<void>): Promise<void> {
  files ??= bundle();
  const all = await files;
  await page.route(`**${BASE}**`, async route => {
    const file = all.get(new URL(route.request().url()).pathname);
    if (!file) return route.fulfill({ status: 404 });
    if (before && EDITOR.test(route.request().url())) await before();
    const { contentType, body } = file;
    await route.fulfill({
      contentType,
      headers: { 'content-security-policy': POLICY },
      body: typeof body === 'string' ? body : Buffer.from(body),
    });
  });
  await page.goto(BASE);
  await page.locator('.ql-editor[role=textbox]').nth(1).waitFor();
}

/** A page with both editors, in a browser of its own. */
export async function openEditor(options: VisitOptions = {}) {
  const { page, mistakes } = await visit('', { lasting: true, ...options });
  await openEditors(page);
  return { page, mistakes };
}

export const article = (page: Page) => page.getByRole('textbox', { name: 'Bài viết' });
export const field = (page: Page, name = 'article') => page.locator(`textarea[name=${name}]`);
export const tool = (page: Page, name: string, at = 0) => page.getByRole('button', { name, exact: true }).nth(at);
export const dialog = (page: Page) => page.getByRole('dialog');
export const written = (page: Page, name?: string) => expect.poll(() => field(page, name).inputValue());

/** Writes a text and selects all of it. */
export async function write(page: Page, text: string): Promise<void> {
  await article(page).click();
  await page.keyboard.type(text);
  await page.keyboard.press('ControlOrMeta+A');
}
