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

/** The draft to go on with: this tab's, else the newest of a tab that is closed, which this tab then takes over. */
export async function findDraft(key: string, viewer: DraftViewer): Promise<Draft | null> {
  const tab = await ownTab();
  const drafts = readDrafts(key).filter(draft => isDraftFor(draft, viewer, tab));
  const own = drafts.find(draft => draft.tab === tab);
  if (own || drafts.length === 0) return own ?? null;
  const open = await openTabs();
  const left = drafts.findLast(draft => !open.has(draft.tab));
  if (!left) return null;
  const files = await readFiles(key, left.tab);
  await writeFiles(key, tab, files);
  await writeFiles(key, left.tab, []);
  writeDraft(key, { ...left, tab, owner: viewer?.id ?? 0 });
  keepDrafts(key, draft => draft.tab !== left.tab);
  return { ...left, tab };
}

/** Drops this tab's draft of a form. */
export async function removeDraft(key: string): Promise<void> {
  const tab = await ownTab();
  keepDrafts(key, draft => draft.tab !== tab);
  await writeFiles(key, tab, []);
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
  const keys = draftKeys();
  for (const key of keys) keepDrafts(key, isKept);
  return keepFiles(keys.flatMap(key => readDrafts(key).map(({ tab }) => ({ key, tab }))));
}
