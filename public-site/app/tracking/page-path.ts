import { forumPages } from '@antam/server/features/forum/pages.ts';

/** Parameters of addresses that name a public thing. Others are secrets or personal. */
const PUBLIC = new Set(['slug', 'slugId', 'id']);

/** The addresses of questions, whose slugs are what the visitor asked. */
const QUESTION = new RegExp(`^${forumPages.detail.path.replace(':slugId', '[^/]*?(\\d+)')}?$`);

/**
 * The path of the open page as it is reported: with its last slash, `:token` in place of a token, `/:not-found/` for
 * what is no page, since anything may be in such an address. `params` are the router's.
 */
export function pagePath(pathname: string, params: Readonly<Record<string, string | undefined>>): string {
  if (params['*'] !== undefined) return '/:not-found/';
  const secrets = new Map(
    Object.entries(params).flatMap(([name, value]) => (PUBLIC.has(name) ? [] : [[value, name.toLowerCase()] as const])),
  );
  const segments = pathname.split('/').map(segment => {
    const name = secrets.get(decoded(segment));
    return name === undefined ? segment.toLowerCase() : `:${name}`;
  });
  const path = segments.join('/').replace(QUESTION, (_, slugId: string) => forumPages.detail({ slugId }));
  return path.endsWith('/') ? path : `${path}/`;
}

/** The router decodes parameters; a segment that cannot be decoded stays. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
