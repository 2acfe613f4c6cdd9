import type { OwnProfile, ToldChange } from '@antam/server/features/profile-edits/contract.ts';
import { profileEditPage } from '@antam/server/features/profile-edits/pages.ts';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import type { Failure } from '../../forms/failure.ts';
import { useFormAction } from '../../forms/use-form-action.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { onceFaded } from '../../ui/overlay/once-faded.ts';
import { NOT_SAVED, NOT_TAKEN_BACK, profileDrafts } from './profile-words.ts';

type Alerted = { title: string; failure: Failure };

/**
 * The form of a profile. It is filled again only by its own saving: whatever else has the page read its data again,
 * what is typed stays, and so does the version that it belongs to.
 */
export function useProfileForm(profile: OwnProfile) {
  const { id } = profile;
  const [alerted, setAlerted] = useState<Alerted | null>(null);
  const [isDone, setDone] = useState(false);
  const [filled, setFilled] = useState(profile);
  const isSaved = useRef(false);
  const form = useFormAction<unknown>(profileEditPage({ id: String(id) }), {
    revalidates: true,
    keepsFocus: () => true,
    onDone: () => {
      isSaved.current = true;
      track({ kind: 'virtual', path: virtualPath.professionalEditDone(id) });
    },
    onFailed: failure => {
      setAlerted({ title: NOT_SAVED, failure });
      track({ kind: 'virtual', path: virtualPath.professionalEditFailed() });
    },
  });
  const draft = useDraft(form.formProps.ref, {
    key: profileDrafts(id),
    version: filled.version,
    given: Object.keys(form.typed),
  });
  const { isBusy } = form;
  useEffect(() => {
    // The data that was read after the save has come.
    if (isBusy || !isSaved.current) return;
    isSaved.current = false;
    setFilled(profile);
    setDone(true);
  }, [isBusy, profile]);
  return {
    form,
    draft,
    /** What the fields hold, with the version that goes along. */
    filled,
    alerted,
    closeAlert: () => {
      setAlerted(null);
      onceFaded(form.focusFailure);
    },
    isDone,
    closeDone: () => setDone(false),
    refuse: (failure: Failure) => setAlerted({ title: NOT_TAKEN_BACK, failure }),
  };
}

/**
 * What waits while the form is open. What was typed elsewhere in the form stays when a field is taken back; the form goes
 * on from the state that the profile has then.
 */
export function useWaiting(profile: OwnProfile, onFailed: (failure: Failure) => void) {
  const [state, setState] = useState({
    version: profile.version,
    waiting: profile.waiting,
    values: moderatedOf(profile),
  });
  const { act, isBusy } = useAct(
    async (field: ToldChange['field']) => {
      const { version } = await browserApi.delete('/api/v1/professional/:id/change-request/:field/', {
        params: { id: profile.id, field },
        query: { version: state.version },
      });
      setState(before => ({
        version,
        waiting: before.waiting.filter(each => each.field !== field),
        values: { ...before.values, [field]: profile.public_values[field] },
      }));
    },
    { onFailed },
  );
  return { ...state, isTaking: isBusy, takeBack: act };
}

function moderatedOf({ values }: OwnProfile): OwnProfile['public_values'] {
  const { name, occupation, title, degrees, qualifications, specialities, workplaces } = values;
  return { name, occupation, title, degrees, qualifications, specialities, workplaces };
}
