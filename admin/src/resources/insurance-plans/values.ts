import { z } from 'zod';
import { formatCount } from '../../ui/format.ts';

/* How values of a plan are typed, and how they read where two versions of it are compared. */

const AMOUNT = /^(\d{1,12}|\d{1,3}(\.\d{3})+)$/;

/** Without zeros in front: these wait for the digit that replaces the first one. */
const DIGITS = /^(0|[1-9]\d{0,11})$/;
/** From here on a field shows dots. */
const DOTTED = 1_000;

/**
 * What is typed as a limit or a premium: an amount, with or without dots, or else the words as they are.
 * @param before the value so far: where it is an amount with dots, a key moves these, wherever they stand meanwhile
 */
export function limitOf(text: string, before?: unknown): number | string {
  const typed = text.trim();
  const digits = typed.replaceAll('.', '');
  const hasDots = typeof before === 'number' && before >= DOTTED;
  return AMOUNT.test(typed) || (hasDots && DIGITS.test(digits)) ? Number(digits) : text;
}

/** An amount as its field shows it, with dots; what is no amount stays as it was typed. */
export const amountTyped = (amount: unknown): string =>
  typeof amount === 'number' ? formatCount(amount) : typeof amount === 'string' ? amount : '';

const amountText = (value: unknown): string =>
  typeof value === 'number' ? formatCount(value) : typeof value === 'string' ? value : '?';

/** What is typed may lack anything. */
const text = z
  .string()
  .nullish()
  .transform(value => value ?? '');
const number = z.number().nullish().catch(null);
const byPackage = z.record(z.string(), z.unknown()).nullish().catch(null);
const packages = z.array(z.looseObject({ name: text, currency: text, premium: number })).catch([]);
const groups = z
  .array(z.looseObject({ from_age: number, to_age: number, premiums: byPackage }))
  .nullish()
  .catch([]);
const parts = z
  .array(z.looseObject({ name: text, limits: byPackage }))
  .nullish()
  .catch([]);
const benefit = z.looseObject({
  code: text,
  name: text,
  required: z.boolean().nullish(),
  age_groups: groups,
  medical_services: z
    .array(z.looseObject({ name: text, limits: byPackage, children: parts }))
    .nullish()
    .catch([]),
});
const benefits = z.array(benefit).catch([]);

const NEW = /^moi-\d+$/;

/** What identifies a benefit of the form while it is folded. */
export function rowFacts(value: unknown): { name: string; summary: string; isNew: boolean } {
  const { code, name, required, age_groups, medical_services } = benefit
    .catch({ code: '', name: '', required: false, age_groups: [], medical_services: [] })
    .parse(value ?? {});
  const ages = (age_groups ?? []).flatMap(({ from_age, to_age }) => [from_age ?? 99, to_age ?? 0]);
  const span = ages.length === 0 ? 'chưa có tuổi' : `${Math.min(...ages)}–${Math.max(...ages)} tuổi`;
  const kind = required ? 'Bắt buộc' : 'Chọn thêm';
  return {
    name,
    isNew: NEW.test(code),
    summary: `${kind}, ${span}, ${(age_groups ?? []).length} nhóm tuổi, ${(medical_services ?? []).length} dịch vụ`,
  };
}

/** A line for each package. */
export const packagesText = (value: unknown): string =>
  packages
    .parse(value ?? [])
    .map(({ name, premium, currency }) => `${name}: ${amountText(premium)} ${currency}`)
    .join('\n');

const valuesText = (values: Readonly<Record<string, unknown>> | null | undefined) =>
  Object.values(values ?? {})
    .map(amountText)
    .join(' / ');

/** A line for each benefit, below it one for each age group and each service with its parts. */
export const benefitsText = (value: unknown): string =>
  benefits
    .parse(value ?? [])
    .flatMap(({ name, required, age_groups, medical_services }) => [
      `${name} (${required ? 'bắt buộc' : 'chọn thêm'})`,
      ...(age_groups ?? []).map(
        ({ from_age, to_age, premiums }) => `– ${from_age ?? '?'}–${to_age ?? '?'} tuổi: ${valuesText(premiums)}`,
      ),
      ...(medical_services ?? []).flatMap(service => [
        `– ${service.name}: ${valuesText(service.limits)}`,
        ...(service.children ?? []).map(child => `  – ${child.name}: ${valuesText(child.limits)}`),
      ]),
    ])
    .join('\n');
