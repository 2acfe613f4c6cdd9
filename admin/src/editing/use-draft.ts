import { type RefObject, useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { drafts } from '../providers/session.ts';
import { changesOf, isSame, pick, type Values } from './changes.ts';
import type { Draft } from './drafts.ts';

/** The record that a form was filled from, where it is one that exists. */
const known = z.object({ updated_at: z.string() });

type DraftOf = {
  readonly key: string;
  readonly account: number;
  /** Of fields that were restored: what they held when the draft was begun. */
  readonly begun: RefObject<Values>;
};

/**
 * Keeps what is typed into the form around it in this browser, at every change, until it is saved or changed back.
 * Answers what an earlier visit left, until its reader restores it or throws it away; typing meanwhile adds to it.
 */
export function useDraft({ key, account, begun }: DraftOf) {
  const { control, setValue } = useFormContext();
  const record: Values | undefined = useRecordContext();
  const values: Values = useWatch({ control });
  const { dirtyFields, defaultValues } = useFormState({ control });
  const [offered, setOffered] = useState(() => useful(drafts.read(key, account), record));

  useEffect(() => {
    const base = { ...defaultValues, ...begun.current };
    const changes = changesOf(base, values, Object.keys(dirtyFields));
    const all = { ...offered?.values, ...changes };
    if (Object.keys(all).length === 0) drafts.remove(key);
    else {
      const version = offered?.version ?? versionOf(values);
      const before = { ...pick(base, Object.keys(changes)), ...offered?.base };
      drafts.write(key, { account, at: offered?.at ?? Date.now(), version, values: all, base: before });
    }
  }, [key, account, values, dirtyFields, defaultValues, offered, begun]);

  return {
    offered,
    /** Whether the record was saved since the draft was begun. */
    isOutdated: offered !== undefined && offered.version !== versionOf(record),
    restore: () => {
      if (!offered) return;
      begun.current = { ...begun.current, ...offered.base };
      for (const [field, value] of Object.entries(offered.values)) setValue(field, value, { shouldDirty: true });
      // Saved under the version that it was begun with, an outdated draft is a conflict, which its reader settles.
      if (offered.version !== null) setValue('updated_at', offered.version);
      setOffered(undefined);
    },
    discard: () => setOffered(undefined),
  };
}

const versionOf = (values: unknown) => known.safeParse(values).data?.updated_at ?? null;

/** A draft that still says something else than the record. */
function useful(draft: Draft | undefined, record: Values = {}): Draft | undefined {
  const differs = Object.entries(draft?.values ?? {}).some(([field, value]) => !isSame(value, record[field]));
  return differs ? draft : undefined;
}
