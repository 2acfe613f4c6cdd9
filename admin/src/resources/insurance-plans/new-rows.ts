import { z } from 'zod';

/* Rows that are added to the form. Until the plan is saved a code distinguishes them; then names make better codes. */

const NEW = /^moi-(\d+)$/;

const coded = z.array(z.looseObject({ code: z.string().catch('') })).catch([]);

/** A code that no row of a list has. */
export function freeCode(rows: unknown): string {
  const numbers = coded.parse(rows).map(({ code }) => Number(NEW.exec(code)?.[1] ?? 0));
  return `moi-${Math.max(0, ...numbers) + 1}`;
}

export const newPackage = (code: string) => ({ code, name: '', currency: 'VND', premium: null });

export const newBenefit = (code: string) => ({
  code,
  name: '',
  required: false,
  medical_services: [],
  age_groups: [{ from_age: 0, to_age: 65, premiums: {} }],
});

export const FIRST_PACKAGE = newPackage('moi-1');
export const FIRST_BENEFIT = { ...newBenefit('moi-1'), required: true };
