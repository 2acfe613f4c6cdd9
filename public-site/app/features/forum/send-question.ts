import { forumPages } from '@antam/server/features/forum/pages.ts';
import { ApiProblem } from '../../api/problem.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { QUESTION_DRAFTS } from '../../memory/draft-keys.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { readZaloId } from '../../memory/zalo.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { sentBirthDate } from '../bookings/birth-date.ts';
import { picturesApi } from '../posts/upload-progress.ts';

/** Texts of a question as the specification names them. */
const TEXTS = ['email', 'name', 'title', 'body', 'user_id', 'speciality'] as const;
/** What is sent only where its box is enabled, as browsers leave out those that are not. */
const MORE = ['gender', 'province'] as const;

/** Runs the form of a question. */
export async function sendQuestion({ api, form, forms, cookies }: ActionInput): Promise<ActionOutcome> {
  const body = questionBody(form, readZaloId(cookies));
  const answer = await picturesApi(api, body).post('/api/v1/thread/', { body });
  if (forms.isScripted) {
    finishDraft(QUESTION_DRAFTS);
    track({ kind: 'virtual', path: virtualPath.questionDone() });
  }
  const address =
    answer.status === 'published' ? answer.url : forumPages.ask({ sent: answer.status, urgent: answer.emergency });
  return { answer, address };
}

/**
 * A question as the API takes it. Throws where pictures were chosen before the script came: of those a browser sends the
 * names alone, and the question must not go out as if they were there.
 */
export function questionBody(form: FormData, zaloId: string | null): FormData {
  const body = new FormData();
  for (const name of TEXTS) if (form.has(name)) body.set(name, textIn(form, name));
  for (const name of MORE) if (form.has(name)) body.set(name, textIn(form, name));
  if (form.has('dob')) body.set('dob', sentBirthDate(textIn(form, 'dob')) ?? '');
  body.set('hiding_creator', String(form.has('hiding_creator')));
  body.set('censor_images', String(form.has('censor_images')));
  if (zaloId !== null) body.set('zalo_uid', zaloId);
  for (const image of form.getAll('images')) {
    if (typeof image === 'string' && image !== '') throw unsentPictures();
    if (image instanceof File && image.size > 0) body.append('images', image);
  }
  return body;
}

const unsentPictures = () =>
  new ApiProblem(422, {
    code: 'INVALID',
    images: ['Ảnh chưa gửi được vì trang chưa tải xong. Bạn chọn lại ảnh, hoặc gửi câu hỏi không kèm ảnh.'],
  });

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
