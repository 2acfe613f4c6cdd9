import type { RecoveryCodes, SecondFactorSetup } from '@antam/server/features/second-factor/contract.ts';
import type { PlainForm } from '../../loading/site-context.ts';

/** What is shown once: the secret to scan, or recovery codes. */
export type ShownOnce = { setup: SecondFactorSetup } | { codes: readonly string[] };

/** What a form that was sent without script was answered; null where there is nothing to show. */
export function postedAnswer({ posted }: PlainForm): ShownOnce | null {
  const answer = posted?.answer;
  if (isSetup(answer)) return { setup: answer };
  return isCodes(answer) ? { codes: answer.recovery_codes } : null;
}

/** The form without what was taken: only a failure is shown beside the fields. */
export function refusedForm(form: PlainForm): PlainForm {
  return form.posted?.answer === undefined ? form : { ...form, posted: null };
}

const isSetup = (answer: unknown): answer is SecondFactorSetup =>
  typeof answer === 'object' && answer !== null && 'secret' in answer && 'uri' in answer && 'qr_svg' in answer;

const isCodes = (answer: unknown): answer is RecoveryCodes =>
  typeof answer === 'object' && answer !== null && 'recovery_codes' in answer && Array.isArray(answer.recovery_codes);
