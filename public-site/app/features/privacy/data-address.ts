import type { PlainForm } from '../../loading/site-context.ts';

/** Where people see what is kept of them. */
export const DATA_PAGE = '/tai-khoan/du-lieu/';

/** Where its forms with a password are sent, with script and without. */
export const DATA_ADDRESS = { export: `${DATA_PAGE}?viec=tai-ve`, deletion: DATA_PAGE } as const;

/** The page's forms: what was sent and refused belongs to the one that the address names. */
export function dataForms(form: PlainForm, { searchParams }: Pick<URL, 'searchParams'>) {
  const blank: PlainForm = { ...form, posted: null };
  const isExport = searchParams.get('viec') === 'tai-ve';
  return { exportForm: isExport ? form : blank, deletionForm: isExport ? blank : form };
}
