import { drafts } from '../../providers/session.ts';

const NAMES = ['approve', 'new-page', 'refuse'] as const;
export type DecisionName = (typeof NAMES)[number];

/** Under which key the draft of an answer to an application is kept. */
export const decisionDraft = (id: number, name: DecisionName) => `provider-applications/${id}/${name}`;

/** Once an application is answered, nothing of the other answers is wanted either. */
export function removeDecisionDrafts(id: number): void {
  for (const name of NAMES) drafts.remove(decisionDraft(id, name));
}
