import { type Follow, followOptions, pageAddress } from './page-address.ts';

/**
 * Lets plain GET forms that lead to the site's own pages open them without a new document. Fields left empty stay out
 * of the address. `data-replace`, `data-keep-scroll` and `data-reload` mean what they mean on links. Answers the
 * function that stops it.
 */
export function followForms(follow: Follow): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isFollowable(form)) return;
    const address = pageAddress(formAddress(form, event.submitter));
    if (address === null) return;
    event.preventDefault();
    follow(address, followOptions(form));
  };
  window.addEventListener('submit', onSubmit);
  return () => window.removeEventListener('submit', onSubmit);
}

function isFollowable(form: HTMLFormElement): boolean {
  const { target } = form;
  return form.method === 'get' && (target === '' || target === '_self') && !('reload' in form.dataset);
}

function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const url = new URL(form.getAttribute('action') ?? '', location.href);
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') query.append(submitter.name, submitter.value);
  url.search = query.toString();
  url.hash = '';
  return url.href;
}
