import { readFiles, writeFiles } from '../../memory/draft-files.ts';
import { type Draft, type FieldValues, writeDraft } from '../../memory/draft-store.ts';
import { type DraftViewer, findDraft, removeDraft } from '../../memory/drafts.ts';
import { DRAFT_DONE } from '../../memory/finish-draft.ts';
import { ownTab } from '../../memory/tab.ts';
import {
  areSame,
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
};

/** A form whose draft is kept. */
export type AttachedDraft = {
  /** What was found: filled in, or of an earlier state of the record, which is filled in when the visitor says so. */
  found: 'nothing' | 'filled' | 'outdated';
  use: () => void;
  /** Forgets what was kept. */
  drop: () => void;
  readFiles: () => Promise<File[]>;
  writeFiles: (files: readonly File[]) => void;
  stop: () => void;
};

/** Components show by them that they keep something else, and that fields can be used. */
const WATCHED = ['value', 'disabled'];
/** Says whose a draft is; kept with what was typed, also where the page had filled it in. */
const WHOSE = new Set(['email', 'name', 'booked_by.email']);

/** Fills in what this visitor typed into the form before, and keeps what is typed from now on. */
export async function attachDraft(form: HTMLFormElement, of: DraftOf): Promise<AttachedDraft> {
  const keeper = new Keeper(form, of);
  const [found, tab] = await Promise.all([findDraft(of.key, of.viewer), ownTab()]);
  const isOutdated = found !== null && found.version !== of.version;
  keeper.begin(tab, isOutdated ? null : found);
  return {
    found: found === null ? 'nothing' : isOutdated ? 'outdated' : 'filled',
    use: () => found && keeper.fill(found.values),
    drop: () => keeper.finish(),
    readFiles: () => keeper.readFiles(),
    writeFiles: files => keeper.keepFiles(files),
    stop: () => keeper.stop(),
  };
}

/** Keeps one form's draft in step with the form. */
class Keeper {
  readonly #form: HTMLFormElement;
  readonly #of: DraftOf;
  /** What each group held at first. */
  readonly #first = new Map<string, readonly string[]>();
  /** Values that wait for their fields. */
  #rest: FieldValues = {};
  #files = 0;
  #tab: string | null = null;
  /** Nothing is kept before something was typed, nor after the form was taken. */
  #isTouched = false;
  readonly #watch = new MutationObserver(() => this.#onChanged());
  readonly #onTyped = (): void => {
    this.#isTouched = true;
    this.#save();
  };
  /** Lists of tags and of rows change by presses alone. */
  readonly #onPressed = (): void => {
    this.#isTouched = true;
  };
  readonly #onDone = (event: Event): void => {
    if (event instanceof CustomEvent && event.detail === this.#of.key) this.#forget();
  };

  constructor(form: HTMLFormElement, of: DraftOf) {
    this.#form = form;
    this.#of = of;
    this.#learn();
    form.addEventListener('input', this.#onTyped);
    form.addEventListener('change', this.#onTyped);
    form.addEventListener('click', this.#onPressed);
    window.addEventListener(DRAFT_DONE, this.#onDone);
    this.#watch.observe(this.#form, { childList: true, subtree: true, attributes: true, attributeFilter: WATCHED });
  }

  begin(tab: string, found: Draft | null): void {
    this.#tab = tab;
    this.#files = found?.files ?? 0;
    if (found) this.fill(found.values);
    const wasTyped = [...groupsOf(this.#form)].some(([name, group]) => !isPart(group) && this.#isChanged(name, group));
    if (this.#isTouched || wasTyped) this.#onTyped();
  }

  /** What was typed meanwhile stays. */
  fill(values: FieldValues): void {
    this.#isTouched = true;
    this.#rest = values;
    unfoldFor(this.#form, Object.keys(values));
    this.#fillRest();
    this.#save();
  }

  /** None once the form was taken. */
  async readFiles(): Promise<File[]> {
    return this.#tab === null || this.#files === 0 ? [] : readFiles(this.#of.key, this.#tab);
  }

  keepFiles(files: readonly File[]): void {
    if (this.#tab === null) return;
    void writeFiles(this.#of.key, this.#tab, files);
    this.#files = files.length;
    this.#onTyped();
  }

  finish(): void {
    this.#forget();
    void removeDraft(this.#of.key);
  }

  stop(): void {
    this.#watch.disconnect();
    this.#form.removeEventListener('input', this.#onTyped);
    this.#form.removeEventListener('change', this.#onTyped);
    this.#form.removeEventListener('click', this.#onPressed);
    window.removeEventListener(DRAFT_DONE, this.#onDone);
  }

  #forget(): void {
    this.#isTouched = false;
    this.#rest = {};
    this.#files = 0;
  }

  /** Other fields came, or a component has changed what it keeps. */
  #onChanged(): void {
    this.#learn();
    this.#fillRest();
    if (this.#isTouched) this.#save();
  }

  #learn(): void {
    for (const [name, group] of groupsOf(this.#form)) {
      const isKnown = this.#first.has(name) || this.#of.given.includes(name);
      if (!isKnown) this.#first.set(name, defaultsOf(group));
    }
  }

  #isChanged(name: string, group: Group): boolean {
    const first = this.#first.get(name);
    return first === undefined || !areSame(valuesOf(group), first);
  }

  #fillRest(): void {
    const filled = new Set<string>();
    for (const [name, group] of groupsOf(this.#form)) {
      const values = this.#rest[name];
      if (values === undefined) continue;
      // What was typed before the script came is newer than the draft.
      if (this.#isChanged(name, group) || fillIn(group, values)) filled.add(name);
    }
    if (filled.size > 0) this.#rest = without(this.#rest, filled);
  }

  #save(): void {
    if (this.#tab === null) return;
    const groups = [...groupsOf(this.#form)];
    const changed = groups.filter(([name, group]) => this.#isChanged(name, group));
    const isEmpty = changed.length === 0 && this.#files === 0 && Object.keys(this.#rest).length === 0;
    if (isEmpty) return void removeDraft(this.#of.key);
    const kept = groups.filter(([name, group]) => WHOSE.has(name) || changed.some(([, other]) => other === group));
    const values = { ...this.#rest, ...Object.fromEntries(kept.map(([name, group]) => [name, valuesOf(group)])) };
    const { key, viewer, version } = this.#of;
    writeDraft(key, { tab: this.#tab, owner: viewer?.id ?? 0, version, values, files: this.#files });
  }
}
