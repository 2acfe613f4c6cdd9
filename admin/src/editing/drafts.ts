import { z } from 'zod';

const fields = z.record(z.string(), z.unknown());

/** What an editor typed into the form of one record and has not saved. */
const draftShape = z.object({
  /** Who typed it. */
  account: z.number(),
  /** When, in milliseconds. */
  at: z.number(),
  /** When the record was last changed as the form was filled from it; null for a new record. */
  version: z.string().nullable(),
  /** The changed fields, as typed. */
  values: fields,
  /** The same fields, as the form was filled. */
  base: fields,
});
export type Draft = z.infer<typeof draftShape>;

const PREFIX = 'antam-draft:';
const KEPT_MS = 30 * 86_400_000;

/** Drafts of one browser. */
export interface Drafts {
  /** The draft of a record that this account typed. */
  read(key: string, account: number): Draft | undefined;
  /** Keeps it in the place of an earlier one; false where the browser has no room. */
  write(key: string, draft: Draft): boolean;
  remove(key: string): void;
  /** Throws away what others typed, and what is older than 30 days. */
  keepOnly(account: number): void;
  /** Throws away the drafts of all editors that are older than 30 days. */
  removeOld(): void;
  /** Throws all away. */
  clear(): void;
}

const namesIn = (storage: Storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');

/** Keeps drafts in a storage of the browser. A browser that refuses it, even to open it, keeps none, and nothing fails. */
export function createDrafts(open: () => Storage, now: () => number): Drafts {
  const quietly = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const load = (name: string): Draft | undefined => {
    const text = quietly(() => open().getItem(name));
    const parsed = text == null ? undefined : quietly((): unknown => JSON.parse(text));
    const draft = draftShape.safeParse(parsed).data;
    return draft && now() - draft.at < KEPT_MS ? draft : undefined;
  };
  const removeWhere = (isGone: (name: string) => boolean) => {
    const names = quietly(() => namesIn(open())) ?? [];
    for (const name of names) if (name.startsWith(PREFIX) && isGone(name)) quietly(() => open().removeItem(name));
  };
  return {
    read: (key, account) => {
      const draft = load(PREFIX + key);
      return draft?.account === account ? draft : undefined;
    },
    write: (key, draft) =>
      quietly(() => {
        open().setItem(PREFIX + key, JSON.stringify(draft));
        return true;
      }) ?? false,
    remove: key => void quietly(() => open().removeItem(PREFIX + key)),
    keepOnly: account => removeWhere(name => load(name)?.account !== account),
    removeOld: () => removeWhere(name => load(name) === undefined),
    clear: () => removeWhere(() => true),
  };
}
