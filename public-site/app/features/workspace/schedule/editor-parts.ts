import type { ScheduleDraft } from './schedule-draft.ts';

/** Changes the draft as it is at that moment. */
export type ChangeDraft = (update: (draft: ScheduleDraft) => ScheduleDraft) => void;
