import { keepFiles, readFiles, writeFiles } from './draft-files.ts';
import { draftKeys } from './draft-keys.ts';
import { type Draft, keepDrafts, readDrafts, writeDraft } from './draft-store.ts';
import { openTabs, ownTab } from './tab.ts';

/** Who is logged in, as far as drafts are concerned; null for nobody. */
export type DraftViewer = { id: number; email: string } | null;

/** Fields that say whose a draft is that was typed without an account. */
const EMAILS = ['email', 'booked_by.email'];
const emailsOf = ({ values }: Draft): string[] =>
  EMAILS.flatMap(name => values[name] ?? [])
    .map(folded)
    .filter(email => email !== '');
const folded = (email: string): string => email.trim().toLowerCase();

/**
 * Whether a draft may be shown. An account's belongs to it alone. What was typed before a login goes on with the account
 * whose email address stands in it or, where none does, in the same tab.
 */
export function isDraftFor({ owner, tab, ...draft }: Draft, viewer: DraftViewer, own: string): boolean {
  if (viewer === null || owner !== 0) return owner === (viewer?.id ?? 0);
  const emails = emailsOf({ owner, tab, ...draft });
  return emails.length === 0 ? tab === own : emails.includes(folded(viewer.email));
}

/**
 * The drafts to go on with, the newest first: this tab's, else those of the tab that was closed last, which this tab then
 * takes over. There is more than one where a draft of an earlier state of the record waits for a decision.
 */
export async function findDrafts(key: string, viewer: DraftViewer): Promise<Draft[]> {
  const tab = await ownTab();
  const drafts = readDrafts(key).filter(draft => isDraftFor(draft, viewer, tab));
  const own = drafts.filter(draft => draft.tab === tab);
  if (own.length > 0 || drafts.length === 0) return own.reverse();
  const open = await openTabs();
  const last = drafts.findLast(draft => !open.has(draft.tab));
  if (!last) return [];
  const left = drafts.filter(draft => draft.tab === last.tab);
  await takeOver(key, left, { tab, owner: viewer?.id ?? 0 });
  return left.map(draft => ({ ...draft, tab })).reverse();
}

/** Each draft is there before its pictures and until after them: those of no draft may be cleaned away at any time. */
async function takeOver(key: string, left: readonly Draft[], by: Pick<Draft, 'tab' | 'owner'>): Promise<void> {
  for (const draft of left) writeDraft(key, { ...draft, ...by });
  for (const draft of left) await writeFiles(key, { ...draft, ...by }, await readFiles(key, draft));
  const tabs = new Set(left.map(({ tab }) => tab));
  keepDrafts(key, draft => !tabs.has(draft.tab));
  for (const draft of left) await writeFiles(key, draft, []);
}

/** Drops this tab's drafts of a form, or some of them. */
export async function removeDraft(key: string, isMeant?: (draft: Draft) => boolean): Promise<void> {
  await removeDraftsOf(await ownTab(), key, isMeant);
}

/** As {@link removeDraft}, of a tab that is known: the drafts are gone when it returns, and their pictures a moment later. */
export async function removeDraftsOf(
  tab: string,
  key: string,
  isMeant: (draft: Draft) => boolean = () => true,
): Promise<void> {
  const dropped = readDrafts(key).filter(draft => draft.tab === tab && isMeant(draft));
  keepDrafts(key, draft => draft.tab !== tab || !isMeant(draft));
  for (const draft of dropped) await writeFiles(key, draft, []);
}

/** Drops drafts of other accounts, and those that other people typed before this login. */
export function forgetOtherDrafts(viewer: NonNullable<DraftViewer>): Promise<void> {
  return keepEverywhere(draft => {
    const mayBeOwn = draft.owner === 0 && emailsOf(draft).length === 0;
    return mayBeOwn || isDraftFor(draft, viewer, draft.tab);
  });
}

/** Drops every draft of this browser. */
export const forgetDrafts = (): Promise<void> => keepEverywhere(() => false);

/** Drops what is too old or malformed. */
export const sweepDrafts = (): Promise<void> => keepEverywhere(() => true);

function keepEverywhere(isKept: (draft: Draft) => boolean): Promise<void> {
  for (const key of draftKeys()) keepDrafts(key, isKept);
  return keepFiles(() => draftKeys().flatMap(key => readDrafts(key).map(draft => ({ key, draft }))));
}
