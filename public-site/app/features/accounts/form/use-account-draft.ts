import { type RefObject, useEffect } from 'react';
import { ACCOUNT_DRAFT_FIELDS, type AccountDraft, accountDraft } from '../../../memory/account-draft.ts';

/**
 * Keeps what is typed into the form, and fills in what was kept from before: another height of the window, a dead
 * network or a reload loses nothing. Passwords are not kept. Call `accountDraft.clear()` once the form was accepted.
 * @param fixed fields whose text the address or a refused post has given
 */
export function useAccountDraft(ref: RefObject<HTMLFormElement | null>, fixed: readonly string[]): void {
  const given = fixed.join(' ');
  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    fillIn(form, accountDraft.read() ?? {}, given.split(' '));
    const keep = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) accountDraft.write({ ...accountDraft.read(), ...changeOf(target) });
    };
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [ref, given]);
}

/** Only what was changed: login and signup lie side by side in the overlay and keep one draft. */
function changeOf({ name, value }: HTMLInputElement): AccountDraft {
  const field = ACCOUNT_DRAFT_FIELDS.find(known => known === name);
  return field === undefined ? {} : { [field]: value.slice(0, 300) };
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
