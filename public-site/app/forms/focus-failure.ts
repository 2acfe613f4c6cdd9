/** Puts the focus on the first wrong field of a form, else on what says that it failed. */
export function focusFailure(form: HTMLFormElement | null): void {
  const wrong =
    form?.querySelector<HTMLElement>('[aria-invalid]') ?? form?.querySelector<HTMLElement>('[data-failure]');
  wrong?.focus();
}
