import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraft } from '../../../forms/drafts/use-draft.ts';
import type { ChangeRows } from '../../../forms/rows/rows.ts';
import { useFormAction } from '../../../forms/use-form-action.ts';
import { formDrafts } from '../../../memory/draft-keys.ts';
import { finishDraft } from '../../../memory/finish-draft.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import type { OfferAnswer } from './offer-action.ts';
import { draftIn, type GroupDraft, type OfferDraft } from './offer-draft.ts';

type Wanted = { draft: OfferDraft; version: string | undefined; action: string; back: string };

/**
 * The form of a promotion. Boxes keep what is typed themselves; only which rows there are is state, so nothing typed
 * before the script came is lost.
 */
export function useOfferForm({ draft, version = '', action, back }: Wanted) {
  const navigate = useNavigate();
  const toast = useToast();
  const [haveMoved, setMoved] = useState(false);
  const drafts = formDrafts(`offer:${action}`);
  const form = useFormAction<OfferAnswer>(action, {
    onDone: () => {
      finishDraft(drafts);
      toast('Đã gửi ưu đãi. An Tâm sẽ duyệt trước khi hiển thị.', { tone: 'good' });
      void navigate(back);
    },
    onFailed: () => setMoved(false),
  });
  const [start] = useState(() => startOf(form.typed, form.answer) ?? draft);
  const [groups, setGroups] = useState(start.groups);
  const kept = useDraft(form.formProps.ref, { key: drafts, version, given: Object.keys(form.typed) });
  const faults = form.failure?.fields ?? {};
  const changeGroups: ChangeRows<GroupDraft> = update => {
    setGroups(update);
    setMoved(true);
  };
  return {
    form,
    kept,
    setGroups,
    /** What the boxes hold at first. */
    start,
    groups,
    changeGroups,
    // Rows may have moved: what is wrong in them is shown again when the form is sent.
    faults: haveMoved ? withoutRows(faults) : faults,
  };
}

/** What a browser without script sent; null where nothing was. */
function startOf(typed: Readonly<Record<string, string>>, answer: OfferAnswer | undefined): OfferDraft | null {
  if (answer && 'draft' in answer) return answer.draft;
  return Object.keys(typed).length > 0 ? draftIn(typed) : null;
}

const withoutRows = (faults: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !name.startsWith('groups')));
