import { escapeHtml } from '../../../platform/text/safe-html.ts';

/** Option elements as the specification's autocompletes answer them. */
export const optionsHtml = (options: ReadonlyArray<{ readonly value: string; readonly name: string }>): string =>
  options.map(({ value, name }) => `<option value="${escapeHtml(value)}">${escapeHtml(name)}</option>`).join('\n');
