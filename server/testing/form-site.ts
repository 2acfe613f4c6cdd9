import { z } from 'zod';
import type { RenderRequest, Site } from '../app/site.ts';

/** What a page shows of a form that was sent to it without script. */
const formResult = z.object({
  values: z.record(z.string(), z.string()),
  status: z.number(),
  problem: z.record(z.string(), z.unknown()).nullable(),
  answer: z.unknown().optional(),
});
const pageData = z.object({ actionData: z.record(z.string(), formResult).optional() });

/** The site itself, from its sources: forms do what they do for visitors. Says what it was asked, and what it showed. */
export interface FormSite extends Site {
  readonly asked: Array<RenderRequest & { formResult?: z.infer<typeof formResult>; html?: string }>;
}

/** The part of the renderer's module that is needed; the compiler of the server's sources does not follow it. */
interface RendererModule extends Pick<Site, 'canonicalPath' | 'addressKind' | 'isOwn' | 'routeOf'> {
  createRenderer(parts: { manifest: unknown }): Site['render'];
}

const clientFolder = new URL('../../public-site/public/', import.meta.url).pathname;
const ENTRY = new URL('../../public-site/app/entry-server.tsx', import.meta.url).pathname;
const MANIFEST = { 'app/entry-client.tsx': { file: 'assets/entry.js', isEntry: true } };

export async function createFormSite(): Promise<FormSite> {
  const { createRenderer, canonicalPath, addressKind, isOwn, routeOf }: RendererModule = await import(ENTRY);
  const draw = createRenderer({ manifest: MANIFEST });
  const asked: FormSite['asked'] = [];
  return {
    asked,
    clientFolder,
    canonicalPath,
    addressKind,
    isOwn,
    routeOf,
    render: async request => {
      const entry: FormSite['asked'][number] = { ...request };
      asked.push(entry);
      const answer = await draw(request);
      entry.html = answer.html.join('');
      const result = formResultIn(entry.html);
      if (result) entry.formResult = result;
      return answer;
    },
  };
}

/** What a page's data says of the form that was sent to it; undefined of a page that no form was sent to. */
export function formResultIn(html: string): z.infer<typeof formResult> | undefined {
  const [, data] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  return data === undefined ? undefined : Object.values(pageData.parse(JSON.parse(data)).actionData ?? {})[0];
}
