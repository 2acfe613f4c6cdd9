import { startTransition, useContext, useEffect, useId, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import type { FormValues } from './page-action.ts';

type Fetched<Data> = {
  /** The action has not answered yet. */
  isSending: boolean;
  /** The action has answered, and the page's data is read again. */
  isReloading: boolean;
  data: Data | undefined;
};

/** The layer around all pages: a mistake in an action is shown in its place. */
const LAYER = 'page';

/**
 * Has React Router run the action of a page, from whichever page is open, and answers its state. `useFetcher` does the
 * same, but brings `<Form>` along, which would cost every page 1.6 KB.
 */
export function useFormFetcher<Data>() {
  const key = useId();
  const router = useContext(DataRouterContext)?.router;
  const [fetched, setFetched] = useState<Fetched<Data>>({ isSending: false, isReloading: false, data: undefined });
  useEffect(() => {
    if (!router) return undefined;
    // The router keeps an answer that a component waits for, and forgets it once it was delivered.
    router.getFetcher(key);
    const stop = router.subscribe(({ fetchers }) => {
      const fetcher = fetchers.get(key);
      if (!fetcher) return;
      const { state, data } = fetcher;
      const tell = () =>
        setFetched(before => ({
          isSending: state === 'submitting',
          isReloading: state === 'loading',
          data: data ?? before.data,
        }));
      // The router brings what it read in a transition: in the same one, no component gets the answer before the page
      // has its data.
      if (state === 'idle') startTransition(tell);
      else tell();
    });
    return () => {
      stop();
      router.deleteFetcher(key);
    };
  }, [router, key]);

  /** @param revalidates whether the open page's data is read again once the form was accepted */
  const submit = (action: string, what: HTMLFormElement | FormValues, revalidates: boolean) =>
    router?.fetch(key, LAYER, action, {
      formMethod: 'post',
      formEncType: hasFiles(what) ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
      formData: what instanceof HTMLFormElement ? new FormData(what) : formDataOf(what),
      // Where nothing is said, the router reads again after what was accepted, and after nothing else.
      ...(revalidates ? {} : { defaultShouldRevalidate: false }),
    });
  return { ...fetched, submit };
}

/** Whether a form has boxes for files. Without script it is sent as plain fields, and carries none. */
const hasFiles = (what: HTMLFormElement | FormValues): boolean =>
  what instanceof HTMLFormElement && what.querySelector('[type=file]') !== null;

function formDataOf(values: FormValues): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}
