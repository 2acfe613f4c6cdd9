import type Quill from 'quill/core.js';
import { type ReactNode, useState } from 'react';
import { type LinkDraft, linkDraft, putLink, removeLink } from './insert-link.ts';
import { type Picture, pictureAt, putPicture } from './insert-picture.ts';
import { LinkModal } from './link-modal.tsx';
import { PictureModal } from './picture-modal.tsx';

type Subject =
  | { readonly kind: 'link'; readonly draft: LinkDraft }
  | { readonly kind: 'image'; readonly at: { index: number; length: number }; readonly picture: Picture };
type Asked = Subject & { readonly goOn: { index: number; length: number; isBehind?: boolean } };

/** The modal over the editor: what it asks, and where the text goes on once it has faded. */
export function useModal(
  quill: Quill | null,
  say: (text: string) => void,
): { isOpen: boolean; open: (kind: 'link' | 'image') => void; modal: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (kind: 'link' | 'image') => {
    if (!quill || asked) return;
    const at = quill.getSelection(true);
    setAsked(
      kind === 'link'
        ? { kind, draft: linkDraft(quill, at), goOn: at }
        : { kind, at, picture: pictureAt(quill, at), goOn: at },
    );
    setOpen(true);
  };
  const close = () => setOpen(false);
  const finish = (index: number, said: string) => {
    setAsked(before => before && { ...before, goOn: { index, length: 0, isBehind: true } });
    say(said);
    close();
  };
  const onGone = () => {
    const at = asked?.goOn;
    setAsked(null);
    // The overlay gives the focus back first, and the browser then begins at the top.
    if (!quill || !at) return;
    requestAnimationFrame(() => {
      quill.setSelection(at.index, at.length, 'user');
      // What is typed behind a link that was just made is no part of it.
      if (at.isBehind && quill.getFormat(at.index).link) quill.format('link', false, 'user');
    });
  };
  const shown = { open: isOpen, onClose: close, onGone };
  return { isOpen, open, modal: quill && asked && modalOf(quill, asked, shown, finish) };
}

function modalOf(
  quill: Quill,
  asked: Asked,
  shown: { open: boolean; onClose: () => void; onGone: () => void },
  finish: (index: number, said: string) => void,
): ReactNode {
  if (asked.kind === 'image') {
    return (
      <PictureModal
        {...shown}
        picture={asked.picture}
        onConfirm={picture => finish(putPicture(quill, asked.at, picture), 'Đã đặt ảnh vào bài.')}
      />
    );
  }
  const { draft } = asked;
  return (
    <LinkModal
      {...shown}
      draft={draft}
      onConfirm={(link, text) => finish(putLink(quill, draft, link, text), 'Đã đặt liên kết.')}
      onRemove={() => finish(removeLink(quill, draft), 'Đã gỡ liên kết.')}
    />
  );
}
