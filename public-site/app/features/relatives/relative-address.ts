import { relativesPage } from '@antam/server/features/relatives/pages.ts';
import { formDrafts } from '../../memory/draft-keys.ts';
import { asId } from '../../memory/parse.ts';

/** What is done with a relative, as the page's address says it. */
export type RelativeStep = 'add' | 'edit' | 'remove';

const WORDS: Readonly<Record<RelativeStep, string>> = { add: 'them', edit: 'sua', remove: 'xoa' };
const STEPS: readonly RelativeStep[] = ['add', 'edit', 'remove'];

type More = {
  /** What is about to be done. */
  step?: RelativeStep;
  /** The relative whom the page is about. */
  id?: number;
  /** What was done just now. */
  done?: RelativeStep;
};

/** The address of the page of relatives. */
export const relativesAddress = ({ step, id, done }: More = {}): string =>
  relativesPage({ viec: step && WORDS[step], nguoi: id, xong: done && WORDS[done] });

/** Where the form stands that adds a relative. */
export const ADD_ANCHOR = 'them-nguoi-than';

/** Where a relative stands on that page. */
export const relativeAnchor = (id: number): string => `nguoi-than-${id}`;

/** What the address of the page says; whatever is malformed counts as absent. */
export function relativesQuery(params: URLSearchParams) {
  const stepOf = (name: string) => STEPS.find(step => WORDS[step] === params.get(name)) ?? null;
  return {
    step: stepOf('viec'),
    id: asId(Number(params.get('nguoi') ?? Number.NaN)),
    done: stepOf('xong'),
  };
}

export type RelativesQuery = ReturnType<typeof relativesQuery>;

/** Where what is typed about a relative is kept; without an id for one who is being added. */
export const relativeDrafts = (id: number | undefined): string => formDrafts(`relative:${id ?? 'new'}`);
