import type { FieldErrors } from '../../platform/errors/problem.ts';
import { displayPhone } from '../../platform/phone/vietnam-phone.ts';
import { safeHtml } from '../../platform/text/safe-html.ts';
import { tidyText } from '../../platform/text/tidy-text.ts';
import { checkEmail, checkPhone, checkWebsite, storedPhone } from './contact-edit.ts';
import type { RecordKind } from './record-kind.ts';
import type { Values } from './record-row.ts';
import { sectionHtml } from './section-html.ts';
import type { StoredService } from './staff-contract.ts';
import type { Field, Fields, ValuesOf } from './staff-fields-contract.ts';

/* How each kind of field is tidied, stored in its column and shown. */

/** A draft as it is stored: texts are safe, and nothing is linked twice. Contacts that are none are mistakes. */
export async function tidyDraft<F extends Fields>(
  { record, isOfDirectory }: Pick<RecordKind<F>, 'record' | 'isOfDirectory'>,
  draft: Partial<ValuesOf<F>>,
  mistakes: FieldErrors,
): Promise<Partial<ValuesOf<F>>> {
  const sent: Values = draft;
  const tidy: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<Field>(record.fields)) {
    if (sent[name] === undefined) continue;
    const value = await tidyValue(field, sent[name], { isOfDirectory: isOfDirectory === true, mistakes });
    if (value !== undefined) tidy[name] = value;
  }
  return { ...draft, ...record.parts.parse(tidy) };
}

interface Tidying {
  readonly isOfDirectory: boolean;
  readonly mistakes: FieldErrors;
}

/** A value as it is stored; undefined where it is stored as it was sent. */
function tidyValue(field: Field, value: unknown, { isOfDirectory, mistakes }: Tidying): unknown {
  switch (field.kind) {
    case 'line':
      return isOfDirectory ? tidyText(field.shown.parse(value)) : undefined;
    case 'number':
      return tidyText(field.shown.parse(value) ?? '') || null;
    case 'section':
      return sectionHtml(field.shown.parse(value));
    case 'html':
      return safeHtml(field.shown.parse(value), 'full');
    case 'formatted':
      return safeHtml(field.shown.parse(value));
    case 'contact':
      return CHECKS[field.means](field.shown.parse(value), mistakes);
    case 'services':
      return tidyServices(field.shown.parse(value));
    case 'links':
    case 'terms':
    case 'orderedLinks':
      return [...new Set(field.shown.parse(value))];
    default:
      return undefined;
  }
}

const CHECKS = { phone: checkPhone, email: checkEmail, website: checkWebsite };

/** A range of prices that is upside down is turned over. */
const tidyServices = (services: readonly StoredService[]): StoredService[] =>
  services.map(({ term, label, price_from: from, price_to: to }) => {
    const isUpsideDown = from !== null && to !== null && from > to;
    return {
      term,
      label: tidyText(label),
      price_from: isUpsideDown ? to : from,
      price_to: isUpsideDown ? from : to,
    };
  });

/** A value as its column holds it. */
export function columnValue(field: Field, value: unknown): unknown {
  if (field.kind === 'section' && field.isNullable) return value === '' ? null : value;
  if (field.kind === 'contact' && field.means === 'phone') return storedPhone(field.shown.parse(value));
  if (field.kind !== 'moment') return value;
  const moment = field.shown.parse(value);
  return moment === null ? null : new Date(moment);
}

/** A column as it is shown. */
export function shownColumn(field: Field, column: unknown): unknown {
  if (field.kind === 'confirmation') return column != null;
  if (field.kind === 'contact' && field.means === 'phone' && typeof column === 'string') return displayPhone(column);
  return asShown(column);
}

/** A column that staff see and do not write, as it is shown. */
export const asShown = (column: unknown): unknown => (column instanceof Date ? column.toISOString() : (column ?? null));
