import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  useDataProvider,
  useRecordContext,
  useRegisterMutationMiddleware,
  useResourceContext,
  useSaveContext,
} from 'react-admin';
import { z } from 'zod';
import { HttpError } from '../providers/http-error.ts';
import { fieldErrors } from '../providers/problem.ts';
import { drafts } from '../providers/session.ts';
import { WHOLE } from '../ui/whole-record.ts';
import { isSame, type Values } from './changes.ts';
import { pressSave } from './press-save.ts';

const stored = z.looseObject({ id: z.number(), updated_at: z.string() });
const answered = z.object({ data: stored });

/** What was typed, and what another staff member saved meanwhile. */
export interface Conflict {
  readonly ours: Values;
  readonly theirs: Values;
}

/** A save under way, from the press until the form is filled with the record that the server answered. */
export interface SaveRun {
  /** What was sent. */
  readonly values: Values;
  /** The record as the server then had it. */
  answer?: z.infer<typeof stored>;
  isSaved: boolean;
  /** What later presses wait for, so that the button goes on to look busy. */
  readonly done: PromiseWithResolvers<undefined>;
  /** Whether saving was asked for again with something that was not sent. */
  isPressed: boolean;
}

const timeOf = (record: Values | undefined) => Date.parse(String(record?.updated_at ?? ''));

/**
 * How a form is saved, one save at a time: a press while one runs is remembered, and followed once the form holds the
 * version that the first one made. The draft is thrown away once the server has the record. Where another staff member
 * saved it meanwhile, `conflict` has both versions. Every other failure is shown beside its fields and in a notice.
 */
export function useSave(draftKey: string, formId: string) {
  const { save } = useSaveContext();
  const resource = useResourceContext() ?? '';
  const record: Values | undefined = useRecordContext();
  const id = useRecordContext()?.id;
  const dataProvider = useDataProvider();
  const [conflict, setConflict] = useState<Conflict>();
  const [ended, setEnded] = useState<SaveRun>();
  const run = useRef<SaveRun>(undefined);
  useAnswer(run);

  // Runs after the effects of the form, which fill it with the record. The form of a new record goes, and sends nothing more.
  useEffect(() => {
    if (!ended || (ended.isSaved && !(timeOf(record) >= timeOf(ended.answer)))) return;
    run.current = undefined;
    setEnded(undefined);
    ended.done.resolve(undefined);
    // The waiting presses end first.
    if (ended.isPressed) void ended.done.promise.then(() => setTimeout(pressSave, 0, formId));
  }, [ended, record, formId]);

  const findConflict = async (ours: Values, failure: unknown): Promise<Conflict | undefined> => {
    if (id === undefined || !(failure instanceof HttpError) || failure.status !== 409) return undefined;
    const { data } = await dataProvider.getOne(resource, { id, ...WHOLE });
    const theirs = stored.parse(data);
    return theirs.updated_at === ours.updated_at ? undefined : { ours, theirs };
  };

  const submit = async (values: Values) => {
    if (run.current) {
      run.current.isPressed = !isSameForm(values, run.current.values);
      return run.current.done.promise;
    }
    const current: SaveRun = { values, isPressed: false, isSaved: false, done: Promise.withResolvers() };
    run.current = current;
    const failures: unknown[] = [];
    await save?.({ ...values }, { onError: (error: unknown) => void failures.push(error) });
    const [failure] = failures;
    const found = await findConflict(values, failure).catch(() => undefined);
    current.isSaved = failures.length === 0;
    current.isPressed &&= !found;
    if (current.isSaved) drafts.remove(draftKey);
    setConflict(found);
    setEnded(current);
    return current.isSaved || found ? undefined : fieldErrors(failure);
  };
  return { submit, run, conflict, close: () => setConflict(undefined) };
}

/** Notes what the server answers to a save, as soon as it is there. */
function useAnswer(run: RefObject<SaveRun | undefined>): void {
  const note = useCallback(
    async (resource: string, params: unknown, next: (resource: string, params: unknown) => Promise<unknown>) => {
      const result = await next(resource, params);
      const answer = answered.safeParse(result).data?.data;
      if (run.current && answer) run.current.answer = answer;
      return result;
    },
    [run],
  );
  useRegisterMutationMiddleware(note);
}

const isSameForm = (a: Values, b: Values) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(field => isSame(a[field], b[field]));
