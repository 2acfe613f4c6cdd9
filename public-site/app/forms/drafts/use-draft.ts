import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useRootData } from '../../loading/root-data.ts';
import type { FieldValues } from '../../memory/draft-store.ts';
import { DRAFT_DONE, isTaken } from '../../memory/finish-draft.ts';
import type { AttachedDraft } from './attach-draft.ts';

const load = () => import('./attach-draft.ts');
const all = (values: FieldValues) => values;

type DraftOptions = {
  /** Where it is kept, which is the same wherever the form stands. */
  key: string;
  /** The state of the record that the form is filled from; none for what is new. */
  version?: string;
  /** Names of fields whose text a refused post has brought back. */
  given?: readonly string[];
  /** What of a draft goes with the page as it was opened; all of it by default. */
  fitting?: (values: FieldValues) => FieldValues;
  /** Another value means another form element. */
  turn?: string;
};

/**
 * Keeps what is typed and chosen in a form, and fills in what this visitor left before: a failure, a login, a session
 * that ended or a reload loses nothing. The form's action says by `finishDraft` that it was taken. Null until the code
 * of drafts has come.
 */
export function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  { key, version = '', given = [], fitting = all, turn = '' }: DraftOptions,
): AttachedDraft | null {
  const viewer = useRootData()?.viewer ?? null;
  const [attached, setAttached] = useState<AttachedDraft | null>(null);
  // As they are when the code of drafts has come: a post may have been refused before, whose texts are then the defaults.
  const latest = useRef({ fitting, given });
  useEffect(() => {
    latest.current = { fitting, given };
  });
  const { id = null, email = '' } = viewer ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another turn the form is another element.
  useEffect(() => {
    const form = ref.current;
    if (form === null) return undefined;
    let made: AttachedDraft | null = null;
    let isGone = false;
    const before = watchBefore(form, key);
    const attach = async () => {
      const { attachDraft } = await load();
      if (isGone) return;
      made = await attachDraft(form, {
        key,
        version,
        given: latest.current.given,
        fitting: latest.current.fitting,
        viewer: id === null ? null : { id, email },
        ...before.seen(),
      });
      before.stop();
      if (isGone) made.stop();
      else setAttached(made);
    };
    // Without the code the form works as before, and keeps nothing.
    attach().catch(() => undefined);
    return () => {
      isGone = true;
      before.stop();
      made?.stop();
      setAttached(null);
    };
  }, [ref, key, version, turn, id, email]);
  return attached;
}

/** What happens to a form before the code of drafts has come: it is taken, and something is typed into it after that. */
function watchBefore(form: HTMLFormElement, key: string) {
  const seen = { isTaken: false, isTypedSince: false };
  const onDone = (event: Event) => {
    if (isTaken(event, key)) Object.assign(seen, { isTaken: true, isTypedSince: false });
  };
  const onTyped = () => {
    seen.isTypedSince = seen.isTaken;
  };
  window.addEventListener(DRAFT_DONE, onDone);
  form.addEventListener('input', onTyped);
  form.addEventListener('change', onTyped);
  return {
    seen: () => seen,
    stop: () => {
      window.removeEventListener(DRAFT_DONE, onDone);
      form.removeEventListener('input', onTyped);
      form.removeEventListener('change', onTyped);
    },
  };
}

/** The draft of the form around, for parts that keep what no field holds, such as pictures. */
export const DraftContext = createContext<AttachedDraft | null>(null);
export const useDraftAround = (): AttachedDraft | null => useContext(DraftContext);
