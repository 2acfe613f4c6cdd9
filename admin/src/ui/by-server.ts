import { type Resolver, set } from 'react-hook-form';

/** Text that neither the browser nor the server reads as a number. */
const NO_NUMBER = 'NaN';

/**
 * The server alone says what is wrong in a form, beside its fields and in the same words everywhere; the browser says
 * nothing. What is typed where a number belongs and is none, the browser gives to scripts as an empty text: it is sent
 * as what the server refuses, or nothing would be saved in its place.
 */
export const byServer =
  (formId: string): Resolver =>
  values => {
    const form = document.getElementById(formId);
    const inputs = form instanceof HTMLFormElement ? [...form.elements] : [];
    const unread = inputs.filter(input => input instanceof HTMLInputElement && input.validity.badInput);
    if (unread.length === 0) return { values, errors: {} };
    const sent = structuredClone(values);
    for (const input of unread) set(sent, input.getAttribute('name') ?? '', NO_NUMBER);
    return { values: sent, errors: {} };
  };
