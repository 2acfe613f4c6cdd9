import { Window } from 'happy-dom';
import type { ReadElement } from './dangers.ts';

const { document } = new Window({ settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } });

/** All elements of a text of HTML, by a parser that is not the sanitiser's. Nothing in it runs. */
export function readHtml(html: string): ReadElement[] {
  const room = document.createElement('template');
  room.innerHTML = html;
  return [...room.content.querySelectorAll('*')].map(element => ({
    name: element.localName,
    attributes: [...element.attributes].map(({ name, value }) => [name, value ?? ''] as const),
  }));
}
