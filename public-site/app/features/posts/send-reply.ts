import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { idFromSlug } from '../../loading/detail-address.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { track } from '../../tracking/track.ts';
import { type DiscussionKind, discussionPaths, postAnchor, replyDrafts } from './discussion.ts';
import { HIDING_SHOWN } from './hiding-field.ts';
import { addImages } from './image-parts.ts';
import { identityIn } from './reply-identity.ts';
import { picturesApi } from './upload-progress.ts';

/** Runs the form of a reply on the page of what is discussed. */
export const sendReply =
  (kind: DiscussionKind) =>
  async ({ api, params, url, form, forms }: ActionInput): Promise<ActionOutcome> => {
    const of = { kind, id: idFromSlug(params.slugId) };
    const body = replyBody(form, of);
    const answer = await picturesApi(api, body).post('/api/v1/post/', { body });
    if (forms.isScripted) {
      finishDraft(replyDrafts(kind, of.id));
      track({ kind: 'virtual', path: discussionPaths[kind].replied() });
    }
    const { id, status } = answer.post_data;
    const query = status === 'published' ? '' : '?sent=1';
    return { answer, address: `${url.pathname}${query}#${status === 'published' ? postAnchor(id) : 'reply-form'}` };
  };

/** A reply as the API takes it. */
export function replyBody(form: FormData, of: { kind: DiscussionKind; id: number }): FormData {
  const body = new FormData();
  body.set('body', textIn(form, 'body'));
  body.set(of.kind === 'thread' ? 'thread_id' : 'article_id', String(of.id));
  // Where the box could not show what is stored, an empty one says nothing: the server then hides as before.
  if (form.has('hiding_creator') || form.has(HIDING_SHOWN)) {
    body.set('hiding_creator', String(form.has('hiding_creator')));
  }
  body.set('censor_images', String(form.has('censor_images')));
  for (const [name, value] of Object.entries(identityIn(form))) body.set(name, value);
  addImages(body, form);
  return body;
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
