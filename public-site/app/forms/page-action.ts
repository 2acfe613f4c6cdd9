import { data, redirect } from 'react-router';
import type { ApiClient } from '../api/client.ts';
import { ApiProblem, onceMoreIfStale } from '../api/problem.ts';
import { browserForms } from '../browser/browser-forms.ts';
import type { PageInput } from '../loading/page-loader.ts';
import { type FormSide, siteContext } from '../loading/site-context.ts';
import { ACCEPTED, type FormResult, type FormValues, type PageAction } from './form-result.ts';

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
): PageAction {
  return async ({ request, params, context }) => {
    const site = context.get(siteContext);
    const forms = site.forms ?? browserForms;
    const url = new URL(request.url);
    const sentTo = url.pathname + url.search;
    const form = await request.formData();
    const fields = formValues(form);
    try {
      forms.requireAdmission();
      const input = { ...site, forms, api: forms.api, params, url, signal: request.signal, fields, form };
      const outcome = await (forms.isScripted ? onceMoreIfStale(() => run(input)) : run(input));
      if ('redirectTo' in outcome) return await forms.redirectTo(outcome.redirectTo);
      if (outcome.address !== undefined && !forms.isScripted) return redirect(outcome.address, 303);
      return data<FormResult>({ sentTo, values: {}, status: ACCEPTED, problem: null, answer: outcome.answer });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      await forms.requireRefusalShown();
      const { status, body } = error;
      // The page comes with that status where there is no script.
      return data<FormResult>(
        { sentTo, values: shown(fields, longest, most), status, problem: body },
        { status: status || 503 },
      );
    }
  };
}

/** The texts of a form by name; of several fields of one name the last. */
export function formValues(form: FormData): FormValues {
  return Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/** What the page may show again: texts that a form can take, but no secrets. */
function shown(fields: FormValues, longest: number, most: number): FormValues {
  const mayShow = ([name, text]: [string, string]) => text.length <= longest && !SECRET_FIELD.test(name);
  return Object.fromEntries(Object.entries(fields).slice(0, most).filter(mayShow));
}
