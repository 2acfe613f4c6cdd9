import { type Element, HTMLFormElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement } from 'happy-dom';

/** What is sent when a form is. */
export interface Sending {
  readonly method: string;
  readonly action: string;
  readonly fields: URLSearchParams;
}

const CONTROLS = 'input, select, textarea, button';
const SUBMITS = 'button:not([type=button], [type=reset]), input[type=submit]';

/** The form that a control belongs to. */
export function formOf(control: Element): HTMLFormElement {
  const named = control.getAttribute('form');
  const form = named === null ? control.closest('form') : control.ownerDocument.getElementById(named);
  if (!(form instanceof HTMLFormElement)) throw new Error(`No form around ${control.outerHTML}`);
  return form;
}

/** What a browser sends when Enter is pressed in a field: by the form's first button, or without one where one line is typed. */
export function sendingByEnter(field: Element, page: URL): Sending {
  const form = formOf(field);
  const controls = controlsOf(form);
  const button = controls.find(control => control.matches(SUBMITS));
  if (!button && controls.filter(isLine).length > 1) throw new Error('Enter sends no form of several lines');
  return sendingOf(form, button, page);
}

/** What a browser sends that is pressed a button; throws where it would ask for a field instead. */
export function sendingBy(button: Element, page: URL): Sending {
  if (!button.matches(SUBMITS)) throw new Error(`It sends nothing: ${button.outerHTML}`);
  return sendingOf(formOf(button), button, page);
}

function sendingOf(form: HTMLFormElement, button: Element | undefined, page: URL): Sending {
  if (button && isDisabled(button)) throw new Error(`It cannot be pressed: ${button.outerHTML}`);
  const controls = controlsOf(form);
  const isChecked = !form.hasAttribute('novalidate') && !button?.hasAttribute('formnovalidate');
  const wrong =
    isChecked && controls.find(control => isField(control) && !isDisabled(control) && !control.checkValidity());
  if (wrong) throw new Error(`A browser asks for it first: ${wrong.outerHTML}`);
  const fields = new URLSearchParams();
  for (const control of controls) {
    const name = control.getAttribute('name') ?? '';
    if (name === '' || isDisabled(control) || (control.matches(SUBMITS) && control !== button)) continue;
    for (const value of valuesOf(control)) fields.append(name, value);
  }
  const of = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  if ((of('enctype') ?? '').startsWith('multipart')) throw new Error('Plain pages send no files');
  return { method: (of('method') ?? 'get').toUpperCase(), action: of('action') || page.pathname + page.search, fields };
}

const controlsOf = (form: HTMLFormElement): Element[] =>
  [...form.ownerDocument.querySelectorAll(CONTROLS)].filter(control =>
    control.hasAttribute('form') ? control.getAttribute('form') === form.id : control.closest('form') === form,
  );

/** Whether the control takes one line of text. */
const isLine = (control: Element) =>
  control.matches('input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button])');

const isField = (control: Element) =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;

/** Whether a control is switched off, by itself or by the group that it stands in. */
export const isDisabled = (control: Element): boolean =>
  control.matches('[disabled]') || (control.matches(CONTROLS) && control.closest('fieldset[disabled]') !== null);

function valuesOf(control: Element): string[] {
  if (control instanceof HTMLInputElement) {
    const isBox = control.type === 'checkbox' || control.type === 'radio';
    return isBox && !control.checked ? [] : [isBox ? (control.getAttribute('value') ?? 'on') : control.value];
  }
  // The DOM selects one option alone, whatever the markup says; nobody chooses others on a plain page.
  if (control instanceof HTMLSelectElement && control.hasAttribute('multiple')) {
    return [...control.querySelectorAll('option[selected]')].map(option => option.getAttribute('value') ?? '');
  }
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  if (control instanceof HTMLTextAreaElement) return [control.value.replaceAll(/\r?\n/g, '\r\n')];
  return [control.getAttribute('value') ?? ''];
}
