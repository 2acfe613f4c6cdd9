import { readFiles, writeFiles } from '../../memory/draft-files.ts';
import { type Draft, type FieldValues, writeDraft } from '../../memory/draft-store.ts';
import { type DraftViewer, removeDraft, removeDraftsOf } from '../../memory/drafts.ts';
import { DRAFT_DONE, isTaken } from '../../memory/finish-draft.ts';
import {
  areSame,
  type Control,
  defaultsOf,
  fillIn,
  type Group,
  groupsOf,
  isPart,
  unfoldFor,
  valuesOf,
  without,
} from './form-values.ts';

export type DraftOf = {
  /** Where it is kept. */
  key: string;
  viewer: DraftViewer;
  /** The state of the record that the form was filled from; empty for what is new. */
  version: string;
  /** Names of fields whose text a refused post has brought back: they are newer than any draft. */
  given: readonly string[];
  /** What of a draft goes with the page as it was opened; all of it by default. */
  fitting?: (values: FieldValues) => FieldValues;
  /** Whether the form was accepted before the code of drafts came. */
  isTaken?: boolean;
  /** Whether something was typed into it since. */
  isTypedSince?: boolean;
};

/** Takes pictures that were kept. */
export type TakeFiles = (files: File[]) => void;

/** Components show by them that they keep something else, and that fields can be used. */
const WATCHED = ['value', 'disabled'];
/** Says whose a draft is; kept with what was typed, also where the page had filled it in. */
const WHOSE = new Set(['email', 'name', 'booked_by.email']);

/** Keeps one form's draft in step with the form. */
export class DraftKeeper {
  readonly #form: HTMLFormElement;
  readonly #of: DraftOf;
  /** What each group held at first. */
  readonly #first = new Map<string, readonly string[]>();
  /** What was typed into which controls, for when the page puts others in their place. */
  #held = new Map<string, { group: Group; values: readonly string[] }>();
  readonly #met = new WeakSet<Control>();
  /** Values that wait for their fields. */
  #rest: FieldValues = {};
  /** Whether they stand in place of what was typed since: the visitor chose them. */
  #isChosen = false;
  #files = 0;
  readonly #takers = new Set<TakeFiles>();
  /** Of an earlier state of the record, about which the visitor has not decided. */
  #outdated: Draft | null = null;
  #tab: string | null = null;
  /** Nothing is kept before something was typed, nor after the form was taken. */
  #isTouched = false;
  readonly #watch = new MutationObserver(() => this.#onChanged());
  readonly #onTyped = (): void => {
    this.#isTouched = true;
    this.#save();
    this.#hold();
  };
  /** Lists of tags and of rows change by presses alone. */
  readonly #onPressed = (): void => {
    this.#isTouched = true;
  };
  /** Whether the form was taken as it stands: its texts are then sent ones. */
  #isTaken: boolean;
  readonly #onDone = (event: Event): void => {
    if (!isTaken(event, this.#of.key)) return;
    this.#forget();
    // At once: the form that begins again looks for drafts, and must not find what was just taken.
    if (this.#tab !== null) void removeDraftsOf(this.#tab, this.#of.key);
  };

  constructor(form: HTMLFormElement, of: DraftOf) {
    this.#form = form;
    this.#of = of;
    this.#isTaken = of.isTaken === true;
    this.#isTouched = of.isTypedSince === true;
    this.#learn();
    form.addEventListener('input', this.#onTyped);
    form.addEventListener('change', this.#onTyped);
    form.addEventListener('click', this.#onPressed);
    window.addEventListener(DRAFT_DONE, this.#onDone);
    this.#watch.observe(this.#form, { childList: true, subtree: true, attributes: true, attributeFilter: WATCHED });
  }

  get isTaken(): boolean {
    return this.#isTaken;
  }

  begin(tab: string, found: Draft | null, outdated: Draft | null): void {
    this.#tab = tab;
    this.#files = found?.files ?? 0;
    this.#outdated = outdated;
    if (found) this.#fill(this.#of.fitting?.(found.values) ?? found.values);
    const wasTyped = [...groupsOf(this.#form)].some(([name, group]) => !isPart(group) && this.#isChanged(name, group));
    if (this.#isTouched || (wasTyped && !this.#isTaken)) this.#onTyped();
  }

  use(): void {
    const outdated = this.#outdated;
    if (outdated === null) return;
    const hasFiles = this.#files === 0 && outdated.files > 0;
    if (hasFiles) this.#files = outdated.files;
    this.#isChosen = true;
    this.#fill(outdated.values);
    void this.#moveFiles(hasFiles ? outdated : null);
  }

  refuse(): void {
    this.#outdated = null;
    void removeDraft(this.#of.key, ({ version }) => version !== this.#of.version);
  }

  onFiles(take: TakeFiles): () => void {
    this.#takers.add(take);
    void this.#handOver(take);
    return () => this.#takers.delete(take);
  }

  keepFiles(files: readonly File[]): void {
    if (this.#tab === null) return;
    this.#files = files.length;
    // The draft is there before its pictures: those of no draft are cleaned away.
    this.#onTyped();
    void writeFiles(this.#of.key, { tab: this.#tab, version: this.#of.version }, files);
  }

  finish(): void {
    this.#forget();
    void removeDraft(this.#of.key);
  }

  stop(): void {
    this.#watch.disconnect();
    this.#takers.clear();
    this.#form.removeEventListener('input', this.#onTyped);
    this.#form.removeEventListener('change', this.#onTyped);
    this.#form.removeEventListener('click', this.#onPressed);
    window.removeEventListener(DRAFT_DONE, this.#onDone);
  }

  #forget(): void {
    this.#isTaken = true;
    this.#isTouched = false;
    this.#rest = {};
    this.#held.clear();
    this.#files = 0;
    this.#outdated = null;
  }

  #fill(values: FieldValues): void {
    this.#isTouched = true;
    this.#rest = { ...this.#rest, ...values };
    unfoldFor(this.#form, Object.keys(values));
    this.#fillRest();
    this.#save();
    this.#hold();
  }

  async #handOver(take: TakeFiles): Promise<void> {
    if (this.#tab === null || this.#files === 0) return;
    const files = await readFiles(this.#of.key, { tab: this.#tab, version: this.#of.version });
    if (files.length > 0 && this.#takers.has(take)) take(files);
  }

  /** The pictures of a draft that is used become those of the form. */
  async #moveFiles(from: Draft | null): Promise<void> {
    if (from !== null) {
      const { key, version } = this.#of;
      await writeFiles(key, { tab: from.tab, version }, await readFiles(key, from));
      for (const take of this.#takers) await this.#handOver(take);
    }
    this.refuse();
  }

  /** Other fields came, or a component has changed what it keeps. */
  #onChanged(): void {
    if (this.#isTouched) this.#putBack();
    this.#learn();
    this.#fillRest();
    if (!this.#isTouched) return;
    this.#save();
    this.#hold();
  }

  /** What was typed into controls in whose place the page has put new ones goes into those. */
  #putBack(): void {
    for (const [name, group] of groupsOf(this.#form)) {
      const before = this.#held.get(name);
      const isReplaced =
        before?.group.every(control => !control.isConnected) && group.every(control => !this.#met.has(control));
      if (before && isReplaced && !this.#isChanged(name, group)) {
        this.#rest = { [name]: before.values, ...this.#rest };
      }
    }
  }

  #hold(): void {
    const changed = [...groupsOf(this.#form)].filter(([name, group]) => this.#isChanged(name, group));
    this.#held = new Map(changed.map(([name, group]) => [name, { group, values: valuesOf(group) }]));
  }

  #learn(): void {
    for (const [name, group] of groupsOf(this.#form)) {
      const isKnown = this.#first.has(name) || this.#of.given.includes(name);
      if (!isKnown) this.#first.set(name, defaultsOf(group));
      for (const control of group) this.#met.add(control);
    }
  }

  #isChanged(name: string, group: Group): boolean {
    const first = this.#first.get(name);
    return first === undefined || !areSame(valuesOf(group), first);
  }

  /** First what components keep of themselves, such as which rows there are: the fields follow from it. */
  #fillRest(): void {
    const before = groupsOf(this.#form);
    if (this.#fillGroups(before, isPart)) this.#learnMoved(before);
    this.#fillGroups(groupsOf(this.#form), group => !isPart(group));
  }

  #fillGroups(groups: ReadonlyMap<string, Group>, isMeant: (group: Group) => boolean): boolean {
    const filled = new Set<string>();
    for (const [name, group] of groups) {
      const values = this.#rest[name];
      if (values === undefined || !isMeant(group)) continue;
      // What was typed before the script came is newer than the draft.
      const isNewer = !this.#isChosen && this.#isChanged(name, group);
      if (isNewer || fillIn(group, values)) filled.add(name);
    }
    if (filled.size > 0) this.#rest = without(this.#rest, filled);
    return filled.size > 0;
  }

  /** A row that stands where another one stood holds what the page gave it, and nothing that was typed. */
  #learnMoved(before: ReadonlyMap<string, Group>): void {
    this.#learn();
    for (const [name, group] of groupsOf(this.#form)) {
      const other = before.get(name);
      const hasMoved = other !== undefined && group.some((control, at) => control !== other[at]);
      if (hasMoved && !this.#of.given.includes(name)) this.#first.set(name, defaultsOf(group));
    }
  }

  #save(): void {
    if (this.#tab === null) return;
    const { key, viewer, version } = this.#of;
    const groups = [...groupsOf(this.#form)];
    const changed = groups.filter(([name, group]) => this.#isChanged(name, group));
    const isEmpty = changed.length === 0 && this.#files === 0 && Object.keys(this.#rest).length === 0;
    if (isEmpty) return void removeDraft(key, draft => draft.version === version);
    const kept = groups.filter(([name, group]) => WHOSE.has(name) || changed.some(([, other]) => other === group));
    const values = { ...this.#rest, ...Object.fromEntries(kept.map(([name, group]) => [name, valuesOf(group)])) };
    writeDraft(key, { tab: this.#tab, owner: viewer?.id ?? 0, version, values, files: this.#files });
  }
}
