import { useActionData } from 'react-router';
import type { FormResult, FormValues } from '../../../loading/page-action.ts';
import { useRootData } from '../../../loading/root-data.ts';
import { useFormFetcher } from '../../../loading/use-form-fetcher.ts';

/**
 * What has become of a form, whichever way it was sent: as the script was told, else as the page was rendered with it.
 * @param action path and query of the page whose action it is; a fragment says where a browser without script goes
 */
export function useActionResult<Answer>(action: string) {
  const { data, isBusy, submit } = useFormFetcher<FormResult<Answer>>();
  const rendered = useActionData<FormResult<Answer>>();
  const own = pathAndQuery(action);
  // The same component may have sent the form of another page before, and a page may have several forms.
  const told = data?.sentTo === own ? data : undefined;
  const token = useRootData()?.formToken ?? '';
  const result = told ?? (rendered?.sentTo === own ? rendered : undefined);
  return {
    result,
    /** The result that a script was told; undefined for the page's. */
    told,
    /** Goes along with a form that is sent without script. */
    token,
    isBusy,
    /** Sends it. @param revalidates whether the page's data is read anew once it was taken */
    send: (what: HTMLFormElement | FormValues, revalidates = false) => void submit(action, what, revalidates),
  };
}

/** As the action reads them from the address that it is called at. */
function pathAndQuery(action: string): string {
  const { pathname, search } = new URL(action, 'https://here.invalid');
  return pathname + search;
}
