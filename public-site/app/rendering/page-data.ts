import type { HydrationState } from 'react-router';
import type { ShownTexts } from '../ui/html-text/shown-texts.ts';
import type { Column } from './columns/column.ts';
import { foldColumns } from './columns/fold-columns.ts';
import { unfoldColumns } from './columns/unfold-columns.ts';
import { escapeJson } from './escape-json.ts';
import { type LeftOut, putBack, withoutShownTexts } from './texts-in-markup.ts';

const ID = 'page-data';

/**
 * Writes the data of pages as one block that is no script: JSON with every `<` escaped, so it cannot end its element.
 * What routes loaded is written as columns (0234). Long texts that the page's markup holds are left out; the browser puts
 * them back before it hydrates.
 */
export type PageDataWriter = (state: HydrationState, shown?: ShownTexts) => string;

/** What a route loaded: its properties as columns, or itself as one where it is no plain object. */
type WrittenRoute = Column | Readonly<Record<string, Column>>;

/** What the block holds. */
type PageData = Omit<HydrationState, 'loaderData'> & {
  readonly loaderData: Readonly<Record<string, WrittenRoute>>;
  readonly leftOut?: readonly LeftOut[];
};

const NOTHING_SHOWN: ShownTexts = new Map();

/**
 * Makes a writer that keeps the text of frozen values: they never change, and the filters of a list are the same
 * object in many pages and most of their data.
 */
export function createPageDataWriter(): PageDataWriter {
  const texts = new WeakMap<object, string | undefined>();

  /** Cached from the second time on, as many are seen only once. */
  const textOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return columnsText(value);
    const known = texts.get(value);
    if (known !== undefined) return known;
    const text = columnsText(value);
    texts.set(value, texts.has(value) ? text : undefined);
    return text;
  };

  const routeText = (value: unknown): string => {
    if (!isPlain(value) || Object.isFrozen(value)) return textOf(value);
    return objectText(value, textOf);
  };

  return (state, shown = NOTHING_SHOWN) => {
    const { data, leftOut } = withoutShownTexts(state, shown);
    const written = leftOut.length === 0 ? data : { ...data, leftOut };
    const text = objectText(written, (value, key) =>
      key === 'loaderData' && isPlain(value) ? objectText(value, routeText) : safeJson(value),
    );
    return `<script type="application/json" id="${ID}">${text}</script>`;
  };
}

/** The text of an object of which each property has a text of its own. */
function objectText(object: object, textOf: (value: unknown, key: string) => string): string {
  const properties = Object.entries(object).filter(([, value]) => value !== undefined);
  return `{${properties.map(([key, value]) => `${safeJson(key)}:${textOf(value, key)}`).join(',')}}`;
}

const columnsText = (value: unknown) => safeJson(foldColumns(value));

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const safeJson = (value: unknown): string => escapeJson(JSON.stringify(value));

/** Whether the visitor was logged in when the root's data was read. */
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
  const { leftOut = [], ...written } = JSON.parse(text) as PageData;
  const state = { ...written, loaderData: mapped(written.loaderData, readRoute) };
  if (leftOut.length === 0) return state;
  // Equal parts of columns may be one object, and a text belongs into one place.
  const apart: HydrationState = JSON.parse(JSON.stringify(state));
  return leftOut.every(each => putBack(apart, each, document)) ? apart : undefined;
}

function readRoute(written: WrittenRoute): unknown {
  return isColumn(written) ? unfoldColumns(written) : mapped(written, unfoldColumns);
}

const isColumn = (written: WrittenRoute): written is Column =>
  typeof written !== 'object' || written === null || Array.isArray(written);

const mapped = <Value>(object: Readonly<Record<string, Value>>, read: (value: Value) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, read(value)]));
