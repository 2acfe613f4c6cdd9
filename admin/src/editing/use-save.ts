import { useRef, useState } from 'react';
import { useDataProvider, useRecordContext, useResourceContext, useSaveContext } from 'react-admin';
import { z } from 'zod';
import { HttpError } from '../providers/http-error.ts';
import { fieldErrors } from '../providers/problem.ts';
import { drafts } from '../providers/session.ts';
import { WHOLE } from '../ui/whole-record.ts';
import type { Values } from './changes.ts';

const record = z.looseObject({ updated_at: z.string() });

/** What was typed, and what somebody else saved meanwhile. */
export interface Conflict {
  readonly ours: Values;
  readonly theirs: Values;
}

/**
 * How a form is saved: its draft is thrown away once the server has the record. Where somebody else saved it meanwhile,
 * `conflict` has both versions. While it runs, `sent` is what was sent. Every other failure is told beside its fields and in a notice.
 */
export function useSave(draftKey: string) {
  const { save } = useSaveContext();
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id;
  const dataProvider = useDataProvider();
  const [conflict, setConflict] = useState<Conflict>();
  const sent = useRef<Values>(undefined);

  const findConflict = async (ours: Values, failure: unknown): Promise<Conflict | undefined> => {
    if (id === undefined || !(failure instanceof HttpError) || failure.status !== 409) return undefined;
    const { data } = await dataProvider.getOne(resource, { id, ...WHOLE });
    const theirs = record.parse(data);
    return theirs.updated_at === ours.updated_at ? undefined : { ours, theirs };
  };

  const submit = async (values: Values) => {
    const failures: unknown[] = [];
    sent.current = values;
    await save?.({ ...values }, { onError: (error: unknown) => void failures.push(error) });
    const [failure] = failures;
    if (failures.length === 0) {
      drafts.remove(draftKey);
      return undefined;
    }
    sent.current = undefined;
    const found = await findConflict(values, failure).catch(() => undefined);
    setConflict(found);
    return found ? undefined : fieldErrors(failure);
  };
  return { submit, sent, conflict, close: () => setConflict(undefined) };
}
