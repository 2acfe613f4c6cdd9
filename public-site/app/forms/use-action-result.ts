import { startTransition, useContext, useRef, useState } from 'react';
import { useActionData, useRevalidator } from 'react-router';
import { ApiProblem } from '../api/problem.ts';
import { useRootData } from '../loading/root-data.ts';
import { ActingSiteContext } from './acting-site.ts';
import { ACCEPTED, type FormResult, type FormValues } from './form-result.ts';
import { runAction } from './run-action.ts';

type Sent<Answer> = { isBusy: boolean; data?: FormResult<Answer> | undefined; mistake?: unknown };

/**
 * The result of a form, whichever way it was sent: what the action answered the script, else the result that the page
 * was rendered with.
 * @param action path and query of the page whose action it is; a fragment says where a browser without script goes
 */
export function useActionResult<Answer>(action: string) {
  const site = useContext(ActingSiteContext);
  const { revalidate } = useRevalidator();
  const [{ isBusy, data, mistake }, setSent] = useState<Sent<Answer>>({ isBusy: false });
  const rendered = useActionData<FormResult<Answer>>();
  const own = pathAndQuery(action);
  // The same component may have sent the form of another page before, and a page may have several forms.
  const fetched = data?.sentTo === own ? data : undefined;
  const token = useRootData()?.formToken ?? '';
  const result = fetched ?? (rendered?.sentTo === own ? rendered : undefined);
  const turn = useRef(0);
  // The page around it shows that the action's code failed.
  if (mistake !== undefined) throw mistake;

  const send = async (what: HTMLFormElement | FormValues, revalidates: boolean): Promise<void> => {
    if (!site) return;
    turn.current += 1;
    const own = turn.current;
    const show = (sent: Sent<Answer>) => own === turn.current && setSent(sent);
    setSent(before => ({ ...before, isBusy: true }));
    try {
      // The answer's shape is that of the action, which belongs to the form.
      const answer = (await runAction(site, action, what)) as FormResult<Answer>;
      const isReloading = revalidates && answer.status === ACCEPTED;
      show({ isBusy: isReloading, data: answer });
      if (!isReloading) return;
      await revalidate();
      // The router brings what it read in a transition: until then the form stays busy.
      startTransition(() => void show({ isBusy: false, data: answer }));
    } catch (error) {
      const isUnreached = error instanceof ApiProblem;
      // A newer build has replaced this one, so that its code is gone: the browser sends the form by itself.
      if (isUnreached && what instanceof HTMLFormElement && (await isServerReached())) return sendWithoutScript(what);
      show(isUnreached ? { isBusy: false, data: unreached(pathAndQuery(action)) } : { isBusy: false, mistake: error });
    }
  };
  return {
    result,
    /** The result that a script fetched; undefined for the one that the page was rendered with. */
    fetched,
    /** Goes along with a form that is sent without script. */
    token,
    /** Until it was refused, or accepted and the page's data was read again. */
    isBusy,
    /** Sends it. @param revalidates whether the page's data is read again once it was accepted */
    send: (what: HTMLFormElement | FormValues, revalidates = false) => void send(what, revalidates),
  };
}

const isServerReached = () =>
  fetch('/readyz', { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/** A field of the name `submit` would hide the form's own method. */
const sendWithoutScript = (form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form);

const unreached = (sentTo: string): FormResult<never> => ({ sentTo, values: {}, status: 0, problem: null });

/** As the action reads them from the address that it is called at. */
function pathAndQuery(action: string): string {
  const { pathname, search } = new URL(action, 'https://here.invalid');
  return pathname + search;
}
