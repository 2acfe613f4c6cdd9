import { Readable } from 'node:stream';
import { accountPages } from '../features/accounts/pages.ts';
import { bookingPages } from '../features/bookings/pages.ts';
import { favouritesPage } from '../features/favourites/pages.ts';
import { profileEditPage } from '../features/profile-edits/pages.ts';
import { workspacePages } from '../features/providers/pages.ts';
import { notFound } from '../platform/errors/problem.ts';
import type { AppContext, AppMiddleware } from '../platform/http/app-context.ts';
import type { Shedding } from '../platform/http/shedding.ts';
import type { Sitemap, SitemapUrl } from '../platform/http/sitemap.ts';
import { escapeXml } from '../platform/text/safe-html.ts';

/** A file may hold 50,000 addresses; each holds a range of so many ids. */
const IDS_PER_FILE = 50_000;
const IDS_PER_READ = 2_000;

const FILE = /^\/sitemap-([a-z]+)-([1-9]\d{0,5})\.xml$/;
/** The forms of all profiles. */
const PROFILE_FORMS = profileEditPage.path.replace(/:.*$/, '');
const INDEX = '/sitemap.xml';
const ROBOTS = '/robots.txt';
const HOUR = 'public, max-age=3600';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Pages that are there whatever the database holds, as a sitemap: their positions in the list are their ids. */
export function fixedSitemap(paths: readonly string[]): Sitemap {
  return {
    name: 'pages',
    lastId: async () => paths.length,
    urls: async (first, last) => paths.slice(first - 1, last).map(path => ({ path })),
  };
}

/** Shows search engines which pages there are: `/robots.txt`, `/sitemap.xml` and the files that it names. */
export function sitemaps(origin: string, sources: readonly Sitemap[], shedding: Shedding): AppMiddleware {
  const shed = (ctx: AppContext, send: () => Promise<void>) => shedding.run('sitemap', ctx.headers, send);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === ROBOTS) return sendRobots(ctx, origin);
    if (ctx.path === INDEX) return shed(ctx, () => sendIndex(ctx, origin, sources));
    const [, name, part] = FILE.exec(ctx.path) ?? [];
    if (name === undefined) return next();
    const source = sources.find(candidate => candidate.name === name);
    if (!source) throw notFound();
    await shed(ctx, () => sendFile(ctx, origin, source, Number(part)));
  };
}

function start(ctx: AppContext, route: string, type: string): void {
  ctx.state.route = route;
  ctx.status = 200;
  ctx.type = type;
  ctx.set('Cache-Control', HOUR);
}

function sendRobots(ctx: AppContext, origin: string): void {
  start(ctx, ROBOTS, 'text/plain; charset=utf-8');
  const hidden = [
    '/api/',
    '/admin/',
    accountPages.overview(),
    workspacePages.choose(),
    PROFILE_FORMS,
    bookingPages.form(),
    favouritesPage(),
    // With the slash: the ways to social logins, not the login page.
    `${accountPages.login()}/`,
  ];
  const rules = hidden.map(path => `Disallow: ${path}`).join('\n');
  ctx.body = `User-agent: *\n${rules}\n\nSitemap: ${origin}${INDEX}\n`;
}

async function sendIndex(ctx: AppContext, origin: string, sources: readonly Sitemap[]): Promise<void> {
  start(ctx, INDEX, 'application/xml; charset=utf-8');
  const lists = await Promise.all(sources.map(filesOf));
  const entries = lists.flat().map(file => `<sitemap><loc>${escapeXml(origin + file)}</loc></sitemap>\n`);
  ctx.body = `${XML}<sitemapindex ${SCHEMA}>\n${entries.join('')}</sitemapindex>\n`;
}

async function sendFile(ctx: AppContext, origin: string, source: Sitemap, part: number): Promise<void> {
  const first = (part - 1) * IDS_PER_FILE + 1;
  if (first > Math.max(1, await source.lastId())) throw notFound();
  start(ctx, '/sitemap-:name-:part.xml', 'application/xml; charset=utf-8');
  ctx.body = Readable.from(writeUrls(origin, source, first));
}

async function filesOf(source: Sitemap): Promise<string[]> {
  const count = Math.ceil((await source.lastId()) / IDS_PER_FILE);
  return Array.from({ length: count }, (_, part) => `/sitemap-${source.name}-${part + 1}.xml`);
}

async function* writeUrls(origin: string, source: Sitemap, first: number): AsyncGenerator<string> {
  const end = Math.min(first + IDS_PER_FILE - 1, await source.lastId());
  yield `${XML}<urlset ${SCHEMA}>\n`;
  for (let from = first; from <= end; from += IDS_PER_READ) {
    const urls = await source.urls(from, Math.min(from + IDS_PER_READ - 1, end));
    yield urls.map(url => writeUrl(origin, url)).join('');
  }
  yield '</urlset>\n';
}

function writeUrl(origin: string, { path, changedAt }: SitemapUrl): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `<url><loc>${escapeXml(origin + encodeURI(path))}</loc>${changed}</url>\n`;
}
