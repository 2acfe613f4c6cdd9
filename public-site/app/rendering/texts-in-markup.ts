import type { ShownTexts } from '../ui/html-text/shown-texts.ts';

/** A text that was left out of data: the id of the element that holds it, and the keys that lead to its place. */
export type LeftOut = readonly [id: string, ...path: (string | number)[]];

/** Naming the place of a shorter text takes as much room as the text. */
const MIN_LENGTH = 200;

/**
 * Data without the long texts that the markup holds, and where these were. Nothing is changed in the data itself, and
 * nothing is left out of frozen values, which are shared by many pages. A text that stands in several places is left out
 * of the first.
 */
export function withoutShownTexts(data: object, shown: ShownTexts): { data: object; leftOut: LeftOut[] } {
  const long = new Map([...shown].filter(([html]) => html.length >= MIN_LENGTH));
  const leftOut: LeftOut[] = [];
  const path: (string | number)[] = [];

  const without = (value: unknown): unknown => {
    if (typeof value === 'string') return value.length < MIN_LENGTH ? value : withoutText(value);
    return typeof value === 'object' && value !== null && !Object.isFrozen(value) ? withoutIn(value) : value;
  };

  const withoutText = (text: string): string => {
    const id = long.get(text);
    if (id === undefined) return text;
    long.delete(text);
    leftOut.push([id, ...path]);
    return '';
  };

  const withoutIn = (value: object): object => {
    let copy: object | undefined;
    for (const [key, part] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
      if (long.size === 0) break;
      path.push(key);
      const rest = without(part);
      path.pop();
      if (rest === part) continue;
      copy ??= Array.isArray(value) ? [...value] : { ...value };
      Reflect.set(copy, key, rest);
    }
    return copy ?? value;
  };

  return { data: long.size === 0 ? data : withoutIn(data), leftOut };
}

/** Puts a text from the markup to its place in data that was just read; false where the document has no such element. */
export function putBack(data: object, [id, ...path]: LeftOut, document: Document): boolean {
  const html = document.getElementById(id)?.innerHTML;
  const key = path.pop();
  const holder = path.reduce<unknown>((value, part) => (isObject(value) ? Reflect.get(value, part) : undefined), data);
  return html !== undefined && key !== undefined && isObject(holder) && Reflect.set(holder, key, html);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
