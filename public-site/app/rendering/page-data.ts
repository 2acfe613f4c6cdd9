import type { HydrationState } from 'react-router';
import type { ShownTexts } from '../ui/html-text/shown-texts.ts';
import { type LeftOut, putBack, withoutShownTexts } from './texts-in-markup.ts';

const ID = 'page-data';
/** How deep a page's data is taken apart in search of cached values: state, route, property. */
const DEPTH = 3;

/**
 * Writes the data of pages as one block that is no script: JSON with every `<` escaped, so it cannot end its element.
 * Long texts that the page's markup holds are left out; the browser puts them back before it hydrates.
 */
export type PageDataWriter = (state: HydrationState, shown?: ShownTexts) => string;

/** What the block holds. */
type PageData = HydrationState & { readonly leftOut?: readonly LeftOut[] };

const NOTHING_SHOWN: ShownTexts = new Map();

/**
 * Makes a writer that keeps the text of frozen values: they never change, and the filters of a list are the same
 * object in many pages and most of their data.
 */
export function createPageDataWriter(): PageDataWriter {
  const texts = new WeakMap<object, string | undefined>();

  /** Cached from the second time on, as many are seen only once. */
  const frozenText = (value: object): string => {
    const known = texts.get(value);
    if (known !== undefined) return known;
    const text = safeJson(value);
    texts.set(value, texts.has(value) ? text : undefined);
    return text;
  };

  const textsOf = (value: unknown, depth: number): string[] => {
    if (typeof value !== 'object' || value === null) return [safeJson(value)];
    if (Object.isFrozen(value)) return [frozenText(value)];
    if (depth === 0 || !isPlain(value)) return [safeJson(value)];
    const properties = Object.entries(value).filter(([, part]) => part !== undefined);
    const texts = properties.flatMap(([key, part], at) => [
      `${at === 0 ? '' : ','}${safeJson(key)}:`,
      ...textsOf(part, depth - 1),
    ]);
    return ['{', ...texts, '}'];
  };

  // Put together once: a copy at each depth would cost more than the rest.
  return (state, shown = NOTHING_SHOWN) => {
    const { data, leftOut } = withoutShownTexts(state, shown);
    const written = leftOut.length === 0 ? data : { ...data, leftOut };
    return [`<script type="application/json" id="${ID}">`, ...textsOf(written, DEPTH), '</script>'].join('');
  };
}

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

const safeJson = (value: unknown): string => escapeJson(JSON.stringify(value));

/**
 * JSON text that is safe inside a `script` element, with the same meaning. A page of formatted texts has thousands of `<`:
 * for a plain text in a regular expression V8 copies once, where `replaceAll` makes a string of each piece.
 */
export function escapeJson(json: string): string {
  const escaped = json.replace(/</g, '\\u003c');
  if (!escaped.includes('\u2028') && !escaped.includes('\u2029')) return escaped;
  return escaped.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Whether somebody was logged in when the root's data was read. */
export function hasViewer({ loaderData }: HydrationState): boolean {
  const root: unknown = loaderData?.root;
  return typeof root === 'object' && root !== null && 'viewer' in root && root.viewer !== null;
}

/**
 * Reads the block back from the document, with the texts that only its markup holds; undefined when something is missing,
 * then the loaders run in the browser.
 */
export function readPageData(document: Document): HydrationState | undefined {
  const text = document.getElementById(ID)?.textContent;
  if (!text) return undefined;
  // Written by `createPageDataWriter` of the same build into the same page.
  const { leftOut = [], ...state } = JSON.parse(text) as PageData;
  return leftOut.every(each => putBack(state, each, document)) ? state : undefined;
}
