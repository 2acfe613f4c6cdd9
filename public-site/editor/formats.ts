import {
  ALIGNMENT_CLASS,
  ALIGNMENTS,
  type FormattedTextKind,
  formattedElements,
  NEW_TAB,
} from '@antam/server/platform/contract/formatted-text.ts';
import { BlockEmbed } from 'quill/blots/block.js';
import Inline from 'quill/blots/inline.js';
import Quill, { Parchment } from 'quill/core.js';
import Blockquote from 'quill/formats/blockquote.js';
import Bold from 'quill/formats/bold.js';
import Header from 'quill/formats/header.js';
import Indent from 'quill/formats/indent.js';
import Italic from 'quill/formats/italic.js';
import List from 'quill/formats/list.js';
import Script from 'quill/formats/script.js';
import Strike from 'quill/formats/strike.js';
import Underline from 'quill/formats/underline.js';
import { nodeMarkup } from './clean-markup.ts';
import { linkValueOf, readLink } from './link-value.ts';

/** Formats of the editor by the element that they need. */
const FORMATS_OF: Readonly<Record<string, readonly string[]>> = {
  strong: ['bold'],
  em: ['italic'],
  u: ['underline'],
  s: ['strike'],
  sub: ['script'],
  h2: ['header'],
  blockquote: ['blockquote'],
  li: ['list', 'indent'],
  hr: ['divider'],
  table: ['grid'],
  p: ['align'],
  a: ['link'],
  img: ['image'],
};

/** What an editor of a kind can make: what the one list of formatted texts has elements for. */
export function formatsOf(kind: FormattedTextKind): string[] {
  return Object.keys(formattedElements(kind)).flatMap(element => FORMATS_OF[element] ?? []);
}

/** A page's own heading is the largest, so the text's begin below it. */
class Heading extends Header {
  static override create(level: unknown): HTMLElement {
    return document.createElement(`h${Math.min(Math.max(Number(level), 2), 4)}`);
  }
  static override formats(element: Element): number {
    return Math.max(Heading.tagName.indexOf(element.tagName) + 1, 2);
  }
}
Heading.tagName = ['H1', 'H2', 'H3', 'H4'];

/** A link with its title and target. */
export class LinkBlot extends Inline {
  static override blotName = 'link';
  static override tagName = 'A';
  static override create(value: unknown): HTMLElement {
    const element = document.createElement(LinkBlot.tagName);
    showLink(element, value);
    return element;
  }
  static override formats(element: Element): string {
    return linkValueOf(element);
  }
  override format(name: string, value: unknown): void {
    if (name === LinkBlot.blotName && value) showLink(this.domNode, value);
    else super.format(name, value);
  }
}

function showLink(element: HTMLElement, value: unknown): void {
  const link = readLink(value);
  for (const [name, text] of [
    ['href', link?.href],
    ['title', link?.title],
    ['target', link?.newTab ? NEW_TAB : undefined],
  ] as const) {
    if (text) element.setAttribute(name, text);
    else element.removeAttribute(name);
  }
}

type Picture = { readonly src: string; readonly alt: string; readonly title: string };

class PictureBlot extends Parchment.EmbedBlot {
  static override blotName = 'image';
  static override tagName = 'IMG';
  static override create(value: Picture): HTMLElement {
    const node = document.createElement(PictureBlot.tagName);
    for (const name of ['src', 'alt', 'title'] as const) {
      if (value[name] || name === 'alt') node.setAttribute(name, value[name] ?? '');
    }
    return node;
  }
  static override value(element: Element): Picture {
    const read = (name: string) => element.getAttribute(name) ?? '';
    return { src: read('src'), alt: read('alt'), title: read('title') };
  }
}

class Divider extends BlockEmbed {
  static override blotName = 'divider';
  static override tagName = 'HR';
}

/** A table stays as it was written; it is changed as HTML. */
class Grid extends BlockEmbed {
  static override blotName = 'grid';
  static override tagName = 'TABLE';
  static override create(value: unknown): HTMLElement {
    const element = document.createElement(Grid.tagName);
    const { body } = new DOMParser().parseFromString(String(value), 'text/html');
    element.append(...(body.firstElementChild?.childNodes ?? []));
    element.contentEditable = 'false';
    return element;
  }
  static override value(element: Element): string {
    return nodeMarkup(element, 'minimal');
  }
}

const Align = new Parchment.ClassAttributor('align', ALIGNMENT_CLASS, {
  scope: Parchment.Scope.BLOCK,
  whitelist: [...ALIGNMENTS],
});

Quill.register(
  {
    'formats/bold': Bold,
    'formats/italic': Italic,
    'formats/underline': Underline,
    'formats/strike': Strike,
    'formats/script': Script,
    'formats/header': Heading,
    'formats/blockquote': Blockquote,
    'formats/list': List,
    'formats/indent': Indent,
    'formats/align': Align,
    'formats/link': LinkBlot,
    'formats/image': PictureBlot,
    'formats/divider': Divider,
    'formats/grid': Grid,
  },
  true,
);
