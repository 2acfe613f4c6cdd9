import { type Element, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement } from 'happy-dom';
import { isDisabled } from './plain-form.ts';
import { isHidden, labelsOf, nameOf, textOf, tidy } from './plain-names.ts';
import { isStyledAway } from './plain-styles.ts';

type Words = string | RegExp;

/** What elements of a role are, as far as the site's HTML goes. */
const ROLES = {
  alert: '[role=alert]',
  article: 'article',
  button: 'button, input[type=submit], [role=button]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select, [role=combobox]',
  group: 'fieldset, details, [role=group]',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img, [role=img]',
  link: 'a[href]:not([role])',
  listitem: 'li',
  navigation: 'nav',
  radio: 'input[type=radio]',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
  searchbox: 'input[type=search]',
} as const;

interface RoleOptions {
  readonly name?: Words;
  readonly exact?: boolean;
  readonly checked?: boolean;
  readonly level?: number;
}

/** What a page does when an element of it is pressed. */
export interface Presses {
  click(element: Element): Promise<void>;
  enter(field: Element): Promise<void>;
}

/** Whether a text is what was asked for: a part of it by default, whatever the case. */
function fits(text: string, words: Words, exact = false): boolean {
  if (words instanceof RegExp) return words.test(text);
  return exact ? text === tidy(words) : text.toLowerCase().includes(tidy(words).toLowerCase());
}

/**
 * Elements of a plain page, found again at each use: the part of Playwright's locators that pages without script need.
 */
export class PlainLocator {
  readonly #find: () => Element[];
  readonly #presses: Presses;

  constructor(find: () => Element[], presses: Presses) {
    this.#find = find;
    this.#presses = presses;
  }

  #then(narrow: (found: Element[]) => Element[]): PlainLocator {
    return new PlainLocator(() => narrow(this.#find()), this.#presses);
  }

  #within(selector: string, isMeant: (element: Element) => boolean): PlainLocator {
    return this.#then(roots => [
      ...new Set(roots.flatMap(root => [...root.querySelectorAll(selector)].filter(isMeant))),
    ]);
  }

  #one(): Element {
    const [element, ...others] = this.#find();
    if (!element) throw new Error('Nothing on the page is that');
    if (others.length > 0) throw new Error(`${others.length + 1} elements are that, such as ${element.outerHTML}`);
    return element;
  }

  locator = (selector: string): PlainLocator => this.#within(selector, () => true);
  first = (): PlainLocator => this.#then(found => found.slice(0, 1));
  last = (): PlainLocator => this.#then(found => found.slice(-1));
  nth = (at: number): PlainLocator => this.#then(found => found.slice(at, at + 1));

  filter({ hasText }: { hasText: string }): PlainLocator {
    return this.#then(found => found.filter(element => fits(textOf(element), hasText)));
  }

  getByLabel(label: Words, { exact = false } = {}): PlainLocator {
    return this.#within(
      '*',
      element => labelsOf(element).some(text => fits(text, label, exact)) && isLabelled(element),
    );
  }

  getByRole(role: keyof typeof ROLES, { name, exact, checked, level }: RoleOptions = {}): PlainLocator {
    return this.#within(level === undefined ? ROLES[role] : `h${level}`, element => {
      if (isHidden(element) || element.closest('[aria-hidden=true]') !== null) return false;
      if (checked !== undefined && !(element instanceof HTMLInputElement && element.checked === checked)) return false;
      return name === undefined || fits(nameOf(element), name, exact);
    });
  }

  /** The smallest elements that hold a text. */
  getByText(words: Words, { exact = false } = {}): PlainLocator {
    const holds = (element: Element) => fits(tidy(element.textContent ?? ''), words, exact);
    return this.#within('*', element => !isHidden(element) && holds(element) && ![...element.children].some(holds));
  }

  async count(): Promise<number> {
    return this.#find().length;
  }

  /** The page stands still, so what is awaited is there, once and to be seen, or never comes. */
  async waitFor({ state = 'visible' }: { state?: 'visible' | 'detached' } = {}): Promise<void> {
    if (state === 'visible' && isHidden(this.#one())) throw new Error('It is hidden');
    if (state === 'detached' && this.#find().length > 0) throw new Error('It is there still');
  }

  /** Whether neither the page itself nor its styles hide it. */
  async isVisible(): Promise<boolean> {
    const element = this.#one();
    return !isHidden(element) && !(await isStyledAway(element));
  }

  async isDisabled(): Promise<boolean> {
    return isDisabled(this.#one());
  }

  async isChecked(): Promise<boolean> {
    const box = this.#one();
    return box instanceof HTMLInputElement && box.checked;
  }

  async inputValue(): Promise<string> {
    return fieldOf(this.#one()).value;
  }

  async getAttribute(name: string): Promise<string | null> {
    return this.#one().getAttribute(name);
  }

  async innerText(): Promise<string> {
    return tidy(this.#one().textContent ?? '');
  }

  async allInnerTexts(): Promise<string[]> {
    return this.#find().map(element => tidy(element.textContent ?? ''));
  }

  async fill(text: string): Promise<void> {
    const field = fieldOf(this.#ready());
    if (field instanceof HTMLSelectElement || field.hasAttribute('readonly')) throw new Error('Nobody can type there');
    field.value = text;
  }

  async check(): Promise<void> {
    const box = this.#ready();
    if (!(box instanceof HTMLInputElement)) throw new Error(`It is no box: ${box.outerHTML}`);
    box.checked = true;
  }

  async selectOption(value: string): Promise<void> {
    const list = this.#ready();
    if (!(list instanceof HTMLSelectElement)) throw new Error(`It is no list: ${list.outerHTML}`);
    list.value = value;
    if (list.value !== value) throw new Error(`The list has no ${value}`);
  }

  async click(): Promise<void> {
    await this.#presses.click(this.#ready());
  }

  async press(_: 'Enter'): Promise<void> {
    await this.#presses.enter(this.#ready());
  }

  #ready(): Element {
    const element = this.#one();
    if (isHidden(element) || isDisabled(element)) throw new Error(`It cannot be used: ${element.outerHTML}`);
    return element;
  }
}

const isLabelled = (element: Element) =>
  element.matches('input, select, textarea, button, fieldset, [role], [aria-label]');

function fieldOf(element: Element): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
  if (element instanceof HTMLSelectElement) return element;
  throw new Error(`It is no field: ${element.outerHTML}`);
}
