import { expect, openPage, type Walk } from './flow.ts';
import type { Exchange } from './visitor.ts';

/**
 * Opens a page, fills in the form that posts to `action` and sends it as a browser without script does, with its hidden
 * fields. Fails where the page has no such form, or the form no such field.
 */
export async function sendForm(
  walk: Walk,
  page: string,
  typed: Readonly<Record<string, string>>,
  action = page,
): Promise<Exchange> {
  const html = await openPage(walk, page);
  const form = formsOf(html).find(candidate => candidate.action === action);
  expect(form !== undefined, `a form that posts to ${action}`);
  for (const name of Object.keys(typed)) expect(form.names.has(name), `a field ${name} in the form`);
  return walk.visitor.post(action, { ...form.hidden, ...typed });
}

/** Sends such a form, which must be taken: answers where the browser is sent on to. */
export async function sendFormOn(...parts: Parameters<typeof sendForm>): Promise<string> {
  const { status, headers } = await sendForm(...parts);
  expect(status === 303, 'status 303: the form was taken');
  return headers.get('location') ?? '';
}

interface PlainForm {
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly names: ReadonlySet<string>;
}

function formsOf(html: string): PlainForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, head = '', inside = '']) => {
    const inputs = [...inside.matchAll(/<(?:input|select|textarea)\b([^>]*)>/g)].map(([, tag = '']) => tag);
    const hidden = inputs.filter(tag => attribute(tag, 'type') === 'hidden');
    return {
      action: attribute(head, 'action'),
      hidden: Object.fromEntries(hidden.map(tag => [attribute(tag, 'name'), attribute(tag, 'value')])),
      names: new Set(inputs.map(tag => attribute(tag, 'name'))),
    };
  });
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
