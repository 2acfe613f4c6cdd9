import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { ApiClient } from '../api/client.ts';
import { ApiProblem } from '../api/problem.ts';
import { browserForms } from '../browser/browser-forms.ts';
import type { PageInput } from '../loading/page-loader.ts';
import { type FormSide, siteContext } from '../loading/site-context.ts';

/** The texts of a form's fields by name. */
export type FormValues = Readonly<Record<string, string>>;

/** The status of a form that was accepted. */
export const ACCEPTED = 200;

/** The result of a form, as its page shows it. */
export type FormResult<Answer = unknown> = {
  /** Path and query that the form was sent to: which of a page's forms it was. */
  sentTo: string;
  /** What was typed into a form that was refused, to fill it in again; never a secret. */
  values: FormValues;
  /** HTTP status of the call that refused it, 0 when no answer came; {@link ACCEPTED} of a form that was accepted. */
  status: number;
  /** What the call that refused it answered; null where nothing came, and of a form that was accepted. */
  problem: unknown;
  /** What the page shows of a form that was accepted. */
  answer?: Answer;
};

/** What follows when a form was accepted. */
export type ActionOutcome =
  /** The page shows the answer. Where `address` is given, a browser without script goes there instead. */
  | { answer: unknown; address?: string }
  /** Another page, opened as a new document: another account is logged in from now on. */
  | { redirectTo: string };

export type ActionInput = PageInput & {
  forms: FormSide;
  fields: FormValues;
  /** All that was sent: fields of one name, and files, which come with script alone. */
  form: FormData;
  /** The API for this form: where there is no script, cookies and files of its answers go out with the page. */
  api: ApiClient;
};

const SECRET_FIELD = /password|code|token/;
/** Characters of a text, and fields, that a page shows again: few forms take so many. */
const MAX_SHOWN_LENGTH = 2_000;
const MAX_SHOWN = 50;

/**
 * Makes a route's action: what the page's forms do, with script and without. `run` calls the API; an
 * {@link ApiProblem} that it throws becomes the form's result, with what was typed: at most `most` fields of at most
 * `longest` characters.
 */
export function pageAction(
  run: (input: ActionInput) => Promise<ActionOutcome>,
  { longest, most }: { longest: number; most: number } = { longest: MAX_SHOWN_LENGTH, most: MAX_SHOWN },
) {
  return async ({ request, params, context }: ActionFunctionArgs) => {
    const site = context.get(siteContext);
    const forms = site.forms ?? browserForms;
    const url = new URL(request.url);
    const sentTo = url.pathname + url.search;
    const form = await request.formData();
    const fields = formValues(form);
    try {
      forms.requireAdmission();
      const input = { ...site, forms, api: forms.api, params, url, signal: request.signal, fields, form };
      // A token that has run out is refused before anything is done, and comes back renewed.
      const again = (error: unknown) => (forms.isScripted && isStale(error) ? run(input) : Promise.reject(error));
      const outcome = await run(input).catch(again);
      if ('redirectTo' in outcome) return await forms.redirectTo(outcome.redirectTo);
      if (outcome.address !== undefined && !forms.isScripted) return redirect(outcome.address, 303);
      return data<FormResult>({ sentTo, values: {}, status: ACCEPTED, problem: null, answer: outcome.answer });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      await forms.requireRefusalShown();
      const { status, body } = error;
      // Any failing status keeps the router from reading the page's data again.
      return data<FormResult>(
        { sentTo, values: shown(fields, longest, most), status, problem: body },
        { status: status || 503 },
      );
    }
  };
}

const isStale = (error: unknown) => error instanceof ApiProblem && error.code === 'XSRF';

/** The texts of a form by name; of several fields of one name the last. */
export function formValues(form: FormData): FormValues {
  return Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** What the page may show again: texts that a form can take, but no secrets. */
function shown(fields: FormValues, longest: number, most: number): FormValues {
  const mayShow = ([name, text]: [string, string]) => text.length <= longest && !SECRET_FIELD.test(name);
  return Object.fromEntries(Object.entries(fields).slice(0, most).filter(mayShow));
}
