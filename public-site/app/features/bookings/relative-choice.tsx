import type { RelativeAnswer } from '@antam/server/features/relatives/contract.ts';
import { relativesPage } from '@antam/server/features/relatives/pages.ts';
import { without } from '../../forms/drafts/form-values.ts';
import type { FieldValues } from '../../memory/draft-store.ts';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { typedBirthDate } from './birth-date.ts';
import styles from './form.module.css';

type RelativeChoiceProps = {
  relatives: readonly RelativeAnswer[];
  /** The one that the address names. */
  chosen: RelativeAnswer | null;
  /** The address of the form for one of them; null for the visitor's own visit. */
  addressOf: (relative: number | null) => string;
};

/** For whom the visit is, of those whom the account keeps. The link fills in the open form, which keeps the rest. */
export function RelativeChoice({ relatives, chosen, addressOf }: RelativeChoiceProps) {
  if (relatives.length === 0) return null;
  return (
    <section className={styles.relatives} aria-label="Đặt cho ai">
      <p className={styles.relativesTitle}>Đặt cho</p>
      <ul className={styles.people}>
        {[null, ...relatives].map(relative => (
          <li key={relative?.id ?? 0}>
            <ChipLink
              to={addressOf(relative?.id ?? null)}
              rel="nofollow"
              replace
              preventScrollReset
              selected={relative?.id === chosen?.id}
              onClick={({ currentTarget }) => fillIn(currentTarget.closest('form'), relative)}
            >
              {relative ? `${relative.relation}: ${relative.name}` : 'Tôi'}
            </ChipLink>
          </li>
        ))}
      </ul>
      <p className="small">
        <a href={relativesPage()} className={styles.change}>
          Sửa danh sách người thân
        </a>
      </p>
    </section>
  );
}

/** In a draft: for whom of the account's relatives the form was filled in. */
export const PATIENT = 'patient';
export const patientOf = (relative: RelativeAnswer | null): string => String(relative?.id ?? '');

const OF_PATIENT = new Set(['for_other', 'patient_name', 'relation', 'date_of_birth']);

/** What of a draft goes with the relative that the address names: what was typed about another person does not. */
export function valuesFor(
  relative: RelativeAnswer | null,
  { [PATIENT]: patient, ...values }: FieldValues,
): FieldValues {
  return (patient?.[0] ?? '') === patientOf(relative) ? values : without(values, OF_PATIENT);
}

function fillIn(form: HTMLFormElement | null, relative: RelativeAnswer | null): void {
  const field = (name: string) => form?.elements.namedItem(name);
  const isOther = field('for_other');
  if (isOther instanceof HTMLInputElement) isOther.checked = relative !== null;
  const { name: patient_name = '', relation = '', date_of_birth = null } = relative ?? {};
  const texts = { patient_name, relation, date_of_birth: typedBirthDate(date_of_birth) };
  for (const [name, text] of Object.entries(texts)) {
    const box = field(name);
    if (box instanceof HTMLInputElement) box.value = text;
  }
  // The form's draft is kept when something is typed.
  form?.dispatchEvent(new Event('input'));
}
