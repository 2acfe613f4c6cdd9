const AT_ONCE = 4;
/** How many addresses of one kind of page that have the same names in their query are asked for. */
const MAX_ALIKE = 12;

/** What a crawl of the site has found: addresses of its pages without query, and everything that did not answer 200. */
export interface Crawl {
  readonly pages: string[];
  readonly broken: string[];
}

/**
 * Follows every link of the site's own from `start`, and asks for every picture, style and script. From an address with a
 * query no other with one is followed: filters would multiply without end. Of addresses with the same names in their query
 * on one kind of page, such as the login that leads back to a page or a doctor's reviews by stars, a few stand for all.
 */
export async function crawl(origin: string, start: string): Promise<Crawl> {
  const seen = new Set([start]);
  const alike = new Map<string, number>();
  const waiting = [start];
  const pages: string[] = [];
  const broken: string[] = [];

  const look = async (path: string, from: string | undefined) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const body = await answer.text();
    if (leavesFor(answer, origin)) return;
    if (answer.status !== 200) broken.push(`${answer.status} ${path} (linked from ${from})`);
    if (!type.startsWith('text/html') || answer.status !== 200) return;
    if (!path.includes('?')) pages.push(path);
    for (const next of linksOf(body, origin, path)) {
      if (seen.has(next) || (path.includes('?') && next.includes('?'))) continue;
      seen.add(next);
      if (next.includes('?')) {
        const shape = shapeOf(next);
        const before = alike.get(shape) ?? 0;
        if (before === MAX_ALIKE) continue;
        alike.set(shape, before + 1);
      }
      sources.set(next, path);
      waiting.push(next);
    }
  };
  const sources = new Map<string, string>();
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await look(path, sources.get(path));
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { pages, broken };
}

/** Kind of the page, which details of one kind share, and names of an address's query. */
function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const kind = pathname.replace(/[^/]+-\d+\/$/, '*/');
  return `${kind}?${[...searchParams.keys()].join('&')}`;
}

/** Whether an address is there to send people to another site, as social logins do. */
function leavesFor({ status, headers }: Response, origin: string): boolean {
  const location = headers.get('location') ?? '';
  return status === 303 && URL.canParse(location) && new URL(location).origin !== origin;
}

/** The site's own addresses in a page's HTML, without the part after `#`. */
function linksOf(html: string, origin: string, path: string): string[] {
  const markup = html.replace(/<script type="application\/(?:json|ld\+json)".*?<\/script>/gs, '');
  const single = [...markup.matchAll(/\s(?:href|src|action|data-entry)="([^"]+)"/g)].map(([, url]) => url);
  const modules = [...markup.matchAll(/\sdata-modules="([^"]+)"/g)].flatMap(([, files]) => files?.split(' '));
  const sets = [...markup.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set]) =>
    (set ?? '').split(',').map(part => part.trim().split(' ')[0]),
  );
  return [...single, ...modules, ...sets].flatMap(text => {
    const url = new URL((text ?? '').replaceAll('&amp;', '&'), origin + path);
    return url.origin === origin ? [url.pathname + url.search] : [];
  });
}
