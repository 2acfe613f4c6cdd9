import { useWatch } from 'react-hook-form';
import { z } from 'zod';

const typed = z
  .array(z.looseObject({ code: z.string().catch(''), name: z.string().nullish(), currency: z.string().nullish() }))
  .catch([]);

/** A package of the form around, as it is typed. */
export interface TypedPackage {
  readonly code: string;
  /** Its name, with the currency where that is not the usual one. */
  readonly label: string;
}

/** The packages of the form around; those without a name are numbered by their position. */
export function usePackages(): TypedPackage[] {
  const packages: unknown = useWatch({ name: 'packages' });
  return typed.parse(packages ?? []).map(({ code, name, currency }, at) => ({
    code,
    label: (name ? name : `Gói thứ ${at + 1}`) + (!currency || currency === 'VND' ? '' : ` (${currency})`),
  }));
}
