import { defined } from '../../platform/db/entity-writes.ts';
import { displayPhone } from '../../platform/phone/vietnam-phone.ts';
import { safeHtml } from '../../platform/text/safe-html.ts';
import { tidyText } from '../../platform/text/tidy-text.ts';
import type { Terms } from '../taxonomy/term.repository.ts';
import type { TermLink } from '../taxonomy/term-link.ts';
import { checkEmail, checkPhone, checkWebsite, storedPhone } from './contact-edit.ts';
import type { Values } from './record-kind.ts';
import type { Field, Fields } from './staff-fields-contract.ts';
import { isTermsOfRecord, type TermsOfRecord } from './staff-profile-fields-contract.ts';
import { isColumn, propertyOf } from './staff-record-contract.ts';
import { plainLinks, presentStaffServices, serviceLinks, termsOfKind, tidyServices } from './staff-services.ts';
import type { Mistakes, TermList } from './term-lists.ts';

/* How fields of something of the directory, of which terms stand in one table, are tidied, stored and shown. */

/** What was sent of a record as it will be shown; contacts that are none are mistakes. Absent fields stay absent. */
export async function tidyValues(fields: Fields, sent: Values, mistakes: Mistakes): Promise<Values> {
  const tidy = Object.entries(defined(sent)).map(async ([name, value]) => {
    const field = fields[name];
    return [name, field ? await tidyValue(field, value, mistakes) : value];
  });
  return Object.fromEntries(await Promise.all(tidy));
}

async function tidyValue(field: Field, value: unknown, mistakes: Mistakes): Promise<unknown> {
  switch (field.kind) {
    case 'line':
      return tidyText(field.shown.parse(value));
    case 'number':
      return tidyText(field.shown.parse(value) ?? '') || null;
    case 'formatted':
      return safeHtml(field.shown.parse(value));
    case 'contact':
      return CHECKS[field.means](field.shown.parse(value), mistakes);
    case 'services':
      return tidyServices(field.shown.parse(value));
    case 'orderedLinks':
      return [...new Set(field.shown.parse(value))];
    default:
      return value;
  }
}

const CHECKS = { phone: checkPhone, email: checkEmail, website: checkWebsite };

/** Values that are columns of the record's row, by their properties. */
export const columnValues = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      values[name] !== undefined && isColumn(field)
        ? [[propertyOf(name, field), storedValue(field, values[name])]]
        : [],
    ),
  );

const storedValue = (field: Field, value: unknown): unknown =>
  field.kind === 'contact' && field.means === 'phone' ? storedPhone(field.shown.parse(value)) : value;

/** Values that are links with terms. */
export const termLists = (fields: Fields, values: Values): TermList[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isTermsOfRecord(field) ? [{ field: name, kind: field.termKind, links: linksIn(field, values[name]) }] : [],
  );

function linksIn(field: TermsOfRecord, value: unknown): readonly TermLink[] | undefined {
  return field.kind === 'services'
    ? serviceLinks(field.shown.optional().parse(value))
    : plainLinks(field.shown.optional().parse(value));
}

/** A record as staff edit it, by the names of its fields; what no column and no term says, its kind shows itself. */
export const shownValues = (
  fields: Fields,
  row: Values,
  { links, terms }: { readonly links: readonly TermLink[]; readonly terms: Terms },
): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.kind === 'termList') return [name, termsOfKind(field.termKind, links, terms)];
      if (field.kind === 'services') return [name, presentStaffServices(links, terms)];
      return [name, shownValue(field, row[propertyOf(name, field)])];
    }),
  );

/** A column as it is shown. A row that was just made has none for what nobody has said. */
function shownValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'line':
    case 'formatted':
      return value ?? '';
    case 'yesNo':
      return value ?? false;
    case 'status':
      return value ?? field.first;
    case 'contact':
      return field.means === 'phone' && typeof value === 'string' ? displayPhone(value) : (value ?? null);
    default:
      return value ?? null;
  }
}
