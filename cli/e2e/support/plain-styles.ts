import { CSSMediaRule, CSSStyleRule, type Document, type Element, Window } from 'happy-dom';
import { product } from './product.ts';

/** What a rule of the site's styles says of the elements that it is for. */
interface Display {
  readonly selector: string;
  readonly display: string;
}

const { CSSStyleSheet } = new Window();
const known = new Map<string, Promise<Display[]>>();

/** Whether the styles of a page take an element away, in whatever window, where no script runs. */
export async function isStyledAway(element: Element): Promise<boolean> {
  const rules = await displaysOf(element.ownerDocument);
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const box = at;
    if (rules.findLast(({ selector }) => box.matches(selector))?.display === 'none') return true;
  }
  return false;
}

async function displaysOf(document: Document): Promise<Display[]> {
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].map(link => link.getAttribute('href') ?? '');
  if (sheets.length === 0) throw new Error('The page has no styles');
  const all = await Promise.all(
    sheets.map(path => {
      const rules = known.get(path) ?? readSheet(path);
      known.set(path, rules);
      return rules;
    }),
  );
  return all.flat();
}

async function readSheet(path: string): Promise<Display[]> {
  const answer = await fetch(new URL(path, product.origin));
  if (!answer.ok) throw new Error(`No styles at ${path}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await answer.text());
  return [...sheet.cssRules].flatMap(rule => {
    if (!(rule instanceof CSSMediaRule)) return displayOf(rule);
    const isAlways = /^\(scripting: ?none\)$/.test(rule.conditionText);
    return isAlways ? [...rule.cssRules].flatMap(displayOf) : [];
  });
}

const displayOf = (rule: object): Display[] =>
  rule instanceof CSSStyleRule && rule.style.display !== '' && !rule.selectorText.includes(':')
    ? [{ selector: rule.selectorText, display: rule.style.display }]
    : [];
