import { useActionData } from 'react-router';
import { useRootData } from '../loading/root-data.ts';
import { ACCEPTED, type FormResult, type FormValues } from './page-action.ts';
import { useFormFetcher } from './use-form-fetcher.ts';

/**
 * The result of a form, whichever way it was sent: what the fetcher answered the script, else the result that the page
 * was rendered with.
 * @param action path and query of the page whose action it is; a fragment says where a browser without script goes
 */
export function useActionResult<Answer>(action: string) {
  const { data, isSending, isReloading, submit } = useFormFetcher<FormResult<Answer>>();
  const rendered = useActionData<FormResult<Answer>>();
  const own = pathAndQuery(action);
  // The same component may have sent the form of another page before, and a page may have several forms.
  const fetched = data?.sentTo === own ? data : undefined;
  const token = useRootData()?.formToken ?? '';
  const result = fetched ?? (rendered?.sentTo === own ? rendered : undefined);
  return {
    result,
    /** The result that a script fetched; undefined for the one that the page was rendered with. */
    fetched,
    /** Goes along with a form that is sent without script. */
    token,
    // Who was refused can send again at once.
    isBusy: isSending || (isReloading && data?.status === ACCEPTED),
    /** Sends it. @param revalidates whether the page's data is read again once it was accepted */
    send: (what: HTMLFormElement | FormValues, revalidates = false) => void submit(action, what, revalidates),
  };
}

/** As the action reads them from the address that it is called at. */
function pathAndQuery(action: string): string {
  const { pathname, search } = new URL(action, 'https://here.invalid');
  return pathname + search;
}
