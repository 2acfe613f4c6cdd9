import type { FormSite } from './form-site.ts';
import type { Request } from './visitor.ts';

/**
 * Posts a plain form as a browser without script does: opens `page` first, whose forms carry the visitor's token.
 * @param fields what the form holds; `xsrf_token` here replaces the page's
 */
export async function postForm(
  request: Request,
  site: Pick<FormSite, 'asked'>,
  path: string,
  fields: Readonly<Record<string, string>> = {},
  page = path,
): Promise<Response> {
  await request(page);
  const body = new URLSearchParams({ xsrf_token: site.asked.at(-1)?.formToken ?? '', ...fields });
  return request(path, { method: 'POST', body, headers: { accept: 'text/html', 'x-xsrf-token': 'not read' } });
}
