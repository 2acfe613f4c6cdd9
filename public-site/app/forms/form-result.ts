import type { ActionFunctionArgs } from 'react-router';

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

/** What a page's forms do: its route's action. */
export type PageAction = (
  input: Pick<ActionFunctionArgs, 'request' | 'params' | 'context'>,
) => Promise<Response | { data: FormResult; init: ResponseInit | null }>;
