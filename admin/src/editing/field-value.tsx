import { useGetMany } from 'react-admin';
import { z } from 'zod';
import { hoursText } from '../inputs/opening-hours.ts';
import { type FieldKind, useFieldKinds } from '../providers/console-resource.ts';
import { formatCount } from '../ui/format.ts';
import { stateName } from '../ui/status-chip.tsx';

const NOTHING = '(để trống)';
const ids = z.union([z.number().transform(id => [id]), z.array(z.number())]).catch([]);
const texts = z.array(z.string()).catch([]);
const services = z
  .array(
    z.looseObject({
      term: z.number().nullish(),
      label: z.string().nullish(),
      price_from: z.number().nullish(),
      price_to: z.number().nullish(),
    }),
  )
  .catch([]);

type FieldValueProps = { field: string; value: unknown };

/** A field's value as a text for people: choices by their names, formatted text as plain text. */
export function FieldValue({ field, value }: FieldValueProps) {
  const kind = useFieldKinds()[field];
  if (kind === 'services') return <Services value={value} />;
  if (typeof kind === 'object' && 'reference' in kind) return <Names {...kind} of={ids.parse(value)} />;
  return <>{textOf(value, kind) || NOTHING}</>;
}

function textOf(value: unknown, kind: FieldKind | undefined): string {
  if (kind === 'hours') return hoursText(value);
  if (kind === 'texts') return texts.parse(value).join(', ');
  if (typeof kind === 'object' && 'text' in kind) return kind.text(value);
  if (typeof kind === 'object' && 'choices' in kind)
    return kind.choices.find(({ id }) => id === value)?.name ?? String(value ?? '');
  if (typeof value === 'boolean') return value ? 'Có' : 'Không';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return kind === 'html' ? plainText(value) : kind === 'status' ? stateName(value) : value;
}

/** The words of formatted text, a line for each of its blocks. */
function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/(?:p|li|h\d|blockquote)>/g, '$&\n'), 'text/html');
  return body.textContent?.trim() ?? '';
}

function Names({ reference, of }: { reference: string; of: readonly number[] }) {
  const names = useNames(reference, of);
  return <>{of.map(names).join(', ') || NOTHING}</>;
}

function Services({ value }: { value: unknown }) {
  const all = services.parse(value);
  const names = useNames(
    'terms',
    all.flatMap(({ term }) => term ?? []),
  );
  const lines = all.map(({ term, label, price_from, price_to }) => {
    const prices = [price_from, price_to].flatMap(price => (price == null ? [] : `${formatCount(price)} ₫`));
    return [label || (term == null ? '' : names(term)), prices.join(' – ')].filter(Boolean).join(': ');
  });
  return <>{lines.join('\n') || NOTHING}</>;
}

/** What records are called; their id until it is known. */
function useNames(reference: string, wanted: readonly number[]): (id: number) => string {
  const { data = [] } = useGetMany<{ id: number; name?: string }>(reference, { ids: [...wanted] });
  return id => data.find(one => one?.id === id)?.name ?? String(id);
}
