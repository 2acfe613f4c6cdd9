import { workspacePages } from '@antam/server/features/providers/pages.ts';
import type { ActionInput, ActionOutcome } from '../../../forms/page-action.ts';
import { addressParts, requireWorkspace } from '../managed.ts';
import { plainLines, textOfHtml } from './description-text.ts';
import { bodyOf, draftIn, type OfferDraft } from './offer-draft.ts';
import { CHANGE_FIELD, rowsAfter } from './offer-rows.ts';

/** What the form of a promotion answers: its rows after a change, or that it was saved. */
export type OfferAnswer = { draft: OfferDraft } | { saved: number };

/** When the promotion was saved that the form was filled from. */
export const VERSION_FIELD = 'updated_at';

/**
 * Saves a promotion: a new one, or the one that the page's address names. A button of the form may change its rows
 * first, which needs no call: so a browser without script gets them.
 */
export async function saveOffer(input: ActionInput): Promise<ActionOutcome> {
  const { api, fields, params } = input;
  const draft = draftIn(fields);
  const change = fields[CHANGE_FIELD];
  if (change !== undefined) {
    // A button that is not understood, as one of an older build, saves nothing.
    const groups = rowsAfter(change, draft.groups) ?? draft.groups;
    return { answer: { draft: { ...draft, groups } } satisfies OfferAnswer };
  }
  const { managed } = await requireWorkspace(input);
  const body = bodyOf(draft);
  const id = Number(params.promotion);
  const saved = Number.isNaN(id)
    ? await api.post('/api/v1/own-promotion/', {
        body: { ...body, ...(managed.kind === 'place' ? { place: managed.id } : { professional: managed.id }) },
      })
    : await api.put('/api/v1/own-promotion/:id/', {
        params: { id },
        body: { ...body, ...(await keptDescription(input, id)), updated_at: fields[VERSION_FIELD] ?? '' },
      });
  const address = workspacePages.promotions(addressParts(managed));
  return { answer: { saved: saved.id } satisfies OfferAnswer, address };
}

/** The description as it is stored where its words are the same: the box knows no headings and lists. */
async function keptDescription({ api, fields }: ActionInput, id: number): Promise<{ description?: string }> {
  const { description } = await api.get('/api/v1/own-promotion/:id/', { params: { id } });
  return plainLines(fields.description ?? '') === textOfHtml(description) ? { description } : {};
}
