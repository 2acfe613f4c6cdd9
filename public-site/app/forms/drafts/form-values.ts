import { FILLED } from '../../../editor/filled.ts';
import type { FieldValues } from '../../memory/draft-store.ts';

/** A control of a form that a draft keeps. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** The controls of one name: of ticks and radio buttons the whole group. */
export type Group = readonly Control[];

const UNKEPT_TYPES = new Set(['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image']);
const SECRET = /password|code|token/;

/** What a component keeps of itself in a hidden input: the attribute names it. */
export const PART = 'data-draft';
/** An element inside of which nothing is kept. */
export const UNKEPT = 'data-no-draft';

/** The controls of a form that are kept, by name. Those that are disabled are not sent and not kept. */
export function groupsOf(form: HTMLFormElement): Map<string, Group> {
  const groups = new Map<string, Control[]>();
  for (const control of form.elements) {
    const name = isControl(control) ? keptName(control) : null;
    if (name !== null && isControl(control)) groups.set(name, [...(groups.get(name) ?? []), control]);
  }
  return groups;
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

function keptName(control: Control): string | null {
  const part = control.getAttribute(PART);
  if (part !== null) return part;
  const { name, type } = control;
  if (name === '' || UNKEPT_TYPES.has(type) || SECRET.test(name)) return null;
  if (control.matches(':disabled') || control.closest(`[${UNKEPT}]`)) return null;
  return 'readOnly' in control && control.readOnly ? null : name;
}

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** Whether a group is what a component keeps of itself. */
export const isPart = (group: Group): boolean => group.some(control => control.hasAttribute(PART));

/** What a group holds. */
export const valuesOf = (group: Group): string[] =>
  group.flatMap(control => {
    if (isTick(control)) return control.checked ? [control.value] : [];
    if (!(control instanceof HTMLSelectElement)) return [control.value];
    return [...control.options].filter(({ selected }) => selected).map(({ value }) => value);
  });

/** What the page gave a group to begin with. */
export const defaultsOf = (group: Group): string[] =>
  group.flatMap(control => {
    if (isTick(control)) return control.defaultChecked ? [control.value] : [];
    if (!(control instanceof HTMLSelectElement)) return [control.dataset.first ?? control.defaultValue];
    const chosen = [...control.options].filter(({ defaultSelected }) => defaultSelected);
    // A box of one choice shows its first where the page names none.
    const shown = chosen.length > 0 || control.multiple ? chosen : [...control.options].slice(0, 1);
    return shown.map(({ value }) => value);
  });

export const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

/** Puts kept values into a group, as a visitor would who types and presses; answers whether they found room. */
export function fillIn(group: Group, values: readonly string[]): boolean {
  const [first] = group;
  if (
    first === undefined ||
    (!isTick(first) && group.length < values.length && !(first instanceof HTMLSelectElement))
  ) {
    return false;
  }
  group.forEach((control, at) => {
    if (isTick(control)) tick(control, values.includes(control.value));
    else if (control instanceof HTMLSelectElement) choose(control, values);
    else write(control, values[at] ?? '');
  });
  return true;
}

function tick(control: HTMLInputElement, wanted: boolean): void {
  if (control.checked === wanted) return;
  if (wanted || control.type === 'checkbox') {
    control.click();
    return;
  }
  // Radio buttons cannot be taken back by a press.
  control.checked = false;
  tell(control, 'input');
}

function choose(control: HTMLSelectElement, values: readonly string[]): void {
  for (const option of control.options) option.selected = values.includes(option.value);
  tell(control, 'input');
  tell(control, 'change');
}

function write(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (control.value === text) return;
  const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React hears of a text only where it did not put it in itself, which it sees by the element's own property.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new CustomEvent(FILLED, { detail: text }));
  tell(control, 'input');
}

function tell(control: Control, type: 'input' | 'change'): void {
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Opens the folded parts that disable controls of these names: what was chosen in them was to be sent. */
export function unfoldFor(form: HTMLFormElement, names: readonly string[]): void {
  for (const control of form.elements) {
    const fold = isControl(control) && names.includes(control.name) ? control.closest('details') : null;
    if (fold) fold.open = true;
  }
}

/** The values of names that are not there yet, e.g. questions that follow from a choice. */
export const without = (values: FieldValues, names: ReadonlySet<string>): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
