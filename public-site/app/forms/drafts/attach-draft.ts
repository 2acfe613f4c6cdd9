import { findDrafts } from '../../memory/drafts.ts';
import { ownTab } from '../../memory/tab.ts';
import { DraftKeeper, type DraftOf, type TakeFiles } from './draft-keeper.ts';

/** A form whose draft is kept. */
export type AttachedDraft = {
  /** What was found: filled in, or of an earlier state of the record, which is filled in when the visitor says so. */
  found: 'nothing' | 'filled' | 'outdated';
  /** Fills in the draft of the earlier state. */
  use: () => void;
  /** Forgets the draft of the earlier state; what was typed since stays. */
  refuse: () => void;
  /** Forgets all that was kept. */
  drop: () => void;
  /** Hands over the pictures that were kept, at once and when the draft of the earlier state is used; the answer ends it. */
  onFiles: (take: TakeFiles) => () => void;
  writeFiles: (files: readonly File[]) => void;
  stop: () => void;
};

/** Fills in what this visitor typed into the form before, and keeps what is typed from now on. */
export async function attachDraft(form: HTMLFormElement, of: DraftOf): Promise<AttachedDraft> {
  const keeper = new DraftKeeper(form, of);
  const [kept, tab] = await Promise.all([findDrafts(of.key, of.viewer), ownTab()]);
  const drafts = keeper.isTaken ? [] : kept;
  const found = drafts.find(({ version }) => version === of.version) ?? null;
  const outdated = drafts.find(({ version }) => version !== of.version) ?? null;
  keeper.begin(tab, found, outdated);
  return {
    found: outdated ? 'outdated' : found ? 'filled' : 'nothing',
    use: () => keeper.use(),
    refuse: () => keeper.refuse(),
    drop: () => keeper.finish(),
    onFiles: take => keeper.onFiles(take),
    writeFiles: files => keeper.keepFiles(files),
    stop: () => keeper.stop(),
  };
}
