import { type RefObject, useEffect } from 'react';
import { ACCOUNT_DRAFT_FIELDS, type AccountDraft, accountDraft } from '../../../memory/account-draft.ts';

/**
 * Keeps what is typed into the form, and fills in what was kept from before: another height of the window, a dead
 * network or a reload loses nothing. Passwords are not kept. Call `accountDraft.clear()` once the form was taken.
 * @param fixed fields whose text the address or a refused post has given
 */
export function useAccountDraft(ref: RefObject<HTMLFormElement | null>, fixed: readonly string[]): void {
  const given = fixed.join(' ');
  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    fillIn(form, accountDraft.read() ?? {}, given.split(' '));
    const keep = () => accountDraft.write({ ...accountDraft.read(), ...draftOf(form) });
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [ref, given]);
}

function draftOf(form: HTMLFormElement): AccountDraft {
  const values = new FormData(form);
  return Object.fromEntries(
    ACCOUNT_DRAFT_FIELDS.flatMap(name => {
      const value = values.get(name);
      return typeof value === 'string' ? [[name, value.slice(0, 300)] as const] : [];
    }),
  );
}

function fillIn(form: HTMLFormElement, draft: AccountDraft, fixed: readonly string[]): void {
  for (const [name, text] of Object.entries(draft)) {
    if (fixed.includes(name)) continue;
    for (const element of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
      if (element.type === 'radio') element.checked ||= element.value === text;
      // What was typed before the script came is newer than the draft.
      else if (element.value === element.defaultValue) element.value = text;
    }
  }
}
