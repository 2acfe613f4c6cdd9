import type Quill from 'quill/core.js';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { DialogProps } from './dialog.ts';
import { type LinkDraft, linkDraft, putLink, removeLink } from './insert-link.ts';
import { type Picture, pictureAt, putPicture } from './insert-picture.ts';
import { LinkModal } from './link-modal.tsx';
import { PictureModal, type UploadPicture } from './picture-modal.tsx';

type Place = { readonly index: number; readonly length: number };
type Subject =
  | { readonly kind: 'link'; readonly draft: LinkDraft }
  /** The files that are still to be asked about, the first of them now. */
  | { readonly kind: 'image'; readonly at: Place; readonly picture: Picture; readonly files: readonly File[] };
type Asked = Subject & { readonly goOn: Place & { readonly isBehind?: boolean } };

const NEW_PICTURE: Picture = { src: '', alt: '', title: '' };

type ModalOptions = {
  Dialog: ComponentType<DialogProps>;
  upload: UploadPicture | undefined;
  say: (text: string) => void;
};

/** The modal over the editor: what it asks, and where the text goes on once it has faded. */
export function useModal(quill: Quill | null, { Dialog, upload, say }: ModalOptions) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** What is asked right now; a picture that arrives after its dialog was closed is put nowhere. */
  const current = useRef<Asked | null>(null);
  const ask = (next: Asked) => {
    current.current = next;
    setAsked(next);
    setOpen(true);
  };
  const open = (kind: 'link' | 'image') => {
    if (!quill || asked) return;
    const at = quill.getSelection(true);
    if (kind === 'link') ask({ kind, draft: linkDraft(quill, at), goOn: at });
    else ask({ kind, at, picture: pictureAt(quill, at), files: [], goOn: at });
  };
  const askAbout = (at: Place, files: readonly File[]) => {
    if (!asked && files.length > 0) ask({ kind: 'image', at, picture: NEW_PICTURE, files, goOn: at });
  };
  const close = () => {
    current.current = null;
    setOpen(false);
  };
  const finish = (index: number, said: string) => {
    const goOn = { index, length: 0, isBehind: true };
    setAsked(before => before && { ...before, goOn });
    say(said);
    close();
  };
  const put = (subject: Asked & { kind: 'image' }, picture: Picture) => {
    if (!quill || current.current !== subject) return;
    const index = putPicture(quill, subject.at, picture);
    const files = subject.files.slice(1);
    if (files.length === 0) return finish(index, 'Đã đặt ảnh vào bài.');
    const at = { index, length: 0 };
    say(`Đã đặt ảnh vào bài, còn ${files.length} ảnh.`);
    ask({ kind: 'image', at, picture: NEW_PICTURE, files, goOn: { ...at, isBehind: true } });
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
  const shown = { Dialog, open: isOpen, onClose: close, onGone };
  return { isOpen, open, askAbout, modal: quill && asked && modalOf(asked) };

  function modalOf(subject: Asked): ReactNode {
    if (!quill) return null;
    if (subject.kind === 'image') {
      const { picture, files } = subject;
      return (
        <PictureModal
          key={files.length}
          {...shown}
          picture={picture}
          file={files[0]}
          upload={upload}
          onConfirm={made => put(subject, made)}
        />
      );
    }
    const { draft } = subject;
    return (
      <LinkModal
        {...shown}
        draft={draft}
        onConfirm={(link, text) => finish(putLink(quill, draft, link, text), 'Đã đặt liên kết.')}
        onRemove={() => finish(removeLink(quill, draft), 'Đã gỡ liên kết.')}
      />
    );
  }
}
