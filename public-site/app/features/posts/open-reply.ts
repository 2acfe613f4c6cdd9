import { browserApi } from '../../api/browser-api.ts';
import { scrollToElement } from '../../ui/scroll/smooth-scroll.ts';
import { REPLY_FORM_ID } from './discussion.ts';
import { QUOTED, quotationOf, quotationText } from './quotation.ts';

/** Pixels that stay free above the form, and how long the way to it takes in milliseconds. */
const OFFSET = 100;
const DURATION = 500;

/** Goes to the form of a reply; where a post is quoted, its words stand in it, with whose they are and when. */
export async function openReply(quotedId?: number): Promise<void> {
  const form = document.getElementById(REPLY_FORM_ID);
  if (form === null) return;
  scrollToElement(form, { duration: DURATION, offset: () => OFFSET });
  form.querySelector('textarea')?.focus({ preventScroll: true });
  if (quotedId === undefined) return;
  const quoted = quotationOf(await browserApi.get('/api/v1/post/:id/update/', { params: { id: quotedId } }));
  if (form.querySelector('[data-rich-text]')) {
    form.dispatchEvent(new CustomEvent(QUOTED, { detail: quoted }));
    return;
  }
  // Asked for only now: the form may have drawn another box while the words were fetched.
  const box = form.querySelector('textarea');
  if (box === null) return;
  box.value = `${box.value.trimEnd()}${box.value.trim() === '' ? '' : '\n\n'}${quotationText(quoted)}\n\n`;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
