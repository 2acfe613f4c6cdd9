import type Quill from 'quill/core.js';
import { Delta, type Range } from 'quill/core.js';
import { LinkBlot } from './formats.ts';
import { type Link, linkValue, readLink } from './link-value.ts';

/** A link that is about to be made or changed, and where in the text it stands. */
export type LinkDraft = { readonly at: Range; readonly text: string; readonly link: Link | null };

/** What a link at the selection is made of: the whole link where the selection is inside one, the chosen text elsewhere. */
export function linkDraft(quill: Quill, selected: Range): LinkDraft {
  const [blot] = quill.scroll.descendant(LinkBlot, selected.index);
  const [before] = selected.index > 0 ? quill.scroll.descendant(LinkBlot, selected.index - 1) : [null];
  const found = blot ?? (selected.length === 0 ? before : null);
  if (!found) return { at: selected, text: textOf(quill, selected), link: null };
  const at = { index: found.offset(quill.scroll), length: found.length() };
  return { at, text: textOf(quill, at), link: readLink(LinkBlot.formats(found.domNode)) };
}

/** Makes or changes a link; answers where the text goes on. */
export function putLink(quill: Quill, { at, text: before }: LinkDraft, link: Link, text: string): number {
  const said = text.trim() || before || link.href;
  const value = linkValue(link);
  if (at.length > 0 && said === before) {
    quill.formatText(at.index, at.length, 'link', value, 'user');
    return at.index + at.length;
  }
  const change = new Delta().retain(at.index).delete(at.length).insert(said, { link: value });
  quill.updateContents(change, 'user');
  return at.index + said.length;
}

/** Leaves the text of a link without the link. */
export function removeLink(quill: Quill, { at }: LinkDraft): number {
  quill.formatText(at.index, at.length, 'link', false, 'user');
  return at.index + at.length;
}

function textOf(quill: Quill, { index, length }: Range): string {
  return quill.getText(index, length).replace(/\s*\n\s*/g, ' ');
}
