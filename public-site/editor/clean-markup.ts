import {
  ALIGNMENT_CLASS,
  ALIGNMENTS,
  type FormattedTextKind,
  formattedElements,
} from '@antam/server/platform/contract/formatted-text.ts';
import { linkValueOf, readLink } from './link-value.ts';
import { attributesMarkup, linkMarkup, pictureMarkup, textMarkup } from './markup.ts';

/** Elements whose text no reader sees. */
const NO_TEXT = new Set(['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math']);
const EMPTY = new Set(['br', 'hr']);
const RENAMED: Readonly<Record<string, string>> = { h1: 'h2' };
const CLASSES = ALIGNMENTS.map(alignment => `${ALIGNMENT_CLASS}-${alignment}`);

/**
 * HTML that an author typed or that was stored, as the server would leave it: elements that are unknown leave their
 * text.
 */
export function cleanMarkup(html: string, kind: FormattedTextKind): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return childrenMarkup(body, kind).normalize('NFC').trim();
}

function childrenMarkup(parent: Node, kind: FormattedTextKind): string {
  return Array.from(parent.childNodes, child => nodeMarkup(child, kind)).join('');
}

/** One node with what is in it. */
export function nodeMarkup(node: Node, kind: FormattedTextKind): string {
  if (node instanceof Text) return textMarkup(node.data);
  if (!(node instanceof HTMLElement)) return '';
  const own = node.localName;
  const name = RENAMED[own] ?? own;
  if (NO_TEXT.has(name)) return '';
  const content = childrenMarkup(node, kind);
  const attributes = formattedElements(kind)[name];
  if (attributes === undefined) return content;
  if (name === 'a') return linkMarkup(readLink(linkValueOf(node)), content);
  if (name === 'img') {
    return pictureMarkup({
      src: node.getAttribute('src') ?? '',
      alt: node.getAttribute('alt'),
      title: node.getAttribute('title'),
    });
  }
  const kept = Object.fromEntries(attributes.map(attribute => [attribute, attributeOf(node, attribute)]));
  if (EMPTY.has(name)) return `<${name}${attributesMarkup(kept)} />`;
  return `<${name}${attributesMarkup(kept)}>${content}</${name}>`;
}

function attributeOf(element: Element, attribute: string): string | undefined {
  if (attribute !== 'class') return element.getAttribute(attribute) ?? undefined;
  return CLASSES.find(name => element.classList.contains(name));
}
