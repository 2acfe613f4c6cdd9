import type { Field } from '@antam/server/features/records/staff-fields-contract.ts';
import { calledOf, type RecordTable } from '@antam/server/features/records/staff-record-contract.ts';
import type { FieldKind } from '../providers/console-resource.ts';
import { formatMoment, formatPrice } from './format.ts';

type ChoiceField = Extract<Field, { readonly kind: 'choice' }>;

/** The values of a field as choices with their names. */
export const choicesOf = ({ values, names, lead }: ChoiceField) =>
  values.map(id => ({ id, name: [lead, names[id]].filter(Boolean).join(' ') }));

/**
 * What a resource says of its kind of record, as its table of fields has it.
 * @param structured how values read that have parts
 */
export function recordOptions(record: RecordTable, structured: Readonly<Record<string, FieldKind>> = {}) {
  const fields = Object.entries(record.fields);
  return {
    record,
    subject: record.kind,
    fields: Object.fromEntries(fields.map(([name, field]) => [name, calledOf(field)])),
    kinds: Object.fromEntries(
      fields.flatMap(([name, field]) => {
        const kind = structured[name] ?? readAs(field);
        return kind === undefined ? [] : [[name, kind]];
      }),
    ),
  };
}

export const momentText = (value: unknown): string => (typeof value === 'string' ? formatMoment(value) : '');

export const priceText = (value: unknown): string => (typeof value === 'number' ? formatPrice(value) : '');

/** How values of a field read; as they are where nothing is said. */
function readAs(field: Field): FieldKind | undefined {
  switch (field.kind) {
    case 'section':
    case 'html':
    case 'formatted':
      return 'html';
    case 'hours':
      return 'hours';
    case 'services':
      return 'services';
    case 'moment':
      return { text: momentText };
    case 'money':
      return { text: priceText };
    case 'status':
      return 'status';
    case 'names':
    case 'namesInRow':
      return 'texts';
    case 'choice':
      return { choices: choicesOf(field) };
    case 'terms':
    case 'termList':
    case 'term':
    case 'area':
    case 'links':
    case 'orderedLinks':
    case 'link':
      return { reference: field.reference };
    default:
      return undefined;
  }
}
