import type { PostImageAnswer } from '@antam/server/features/posts/contract.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAct } from '../../acts/use-act.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import { formDrafts } from '../../memory/draft-keys.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Input } from '../../ui/form/input.tsx';
import { ConfirmOverlay } from '../../ui/overlay/message-overlay.tsx';
import { FailureAlert } from './failure-alert.tsx';
import styles from './images.module.css';
import { DELETE_IMAGE, FAILED, LOGIN } from './post-words.ts';

type OwnImageProps = {
  image: PostImageAnswer;
  onDeleted: () => void;
  onCaption: (caption: string) => void;
};

/** What the author of a picture may do with it: name it and delete it. */
export function OwnImage({ image, onDeleted, onCaption }: OwnImageProps) {
  const { id, caption } = image;
  const [open, setOpen] = useState<'caption' | 'question' | null>(null);
  const line = useRef<HTMLDivElement>(null);
  // The button that opened the editor comes back with the line that it stands in.
  const closeEditor = () => {
    flushSync(() => setOpen(null));
    line.current?.querySelector('button')?.focus();
  };
  const deleting = useAct(() => browserApi.delete('/api/v1/postImage/:id/', { params: { id } }), {
    login: LOGIN,
    onDone: onDeleted,
  });
  const remove = () => {
    setOpen(null);
    void deleting.act();
  };
  return (
    <>
      {open === 'caption' ? (
        <CaptionForm id={id} caption={caption} onClose={closeEditor} onSaved={onCaption} />
      ) : (
        <div ref={line} className={styles.captionLine}>
          <p className={styles.caption}>{caption || <span className="muted">Chưa có chú thích</span>}</p>
          <IconButton label="Sửa chú thích" onClick={() => setOpen('caption')}>
            <Pencil />
          </IconButton>
          <IconButton label="Xoá ảnh" onClick={() => setOpen('question')}>
            <Trash2 />
          </IconButton>
        </div>
      )}
      <ConfirmOverlay
        open={open === 'question'}
        onClose={() => setOpen(null)}
        onConfirm={remove}
        title="Xoá ảnh"
        confirmLabel="Xoá ảnh"
        danger
      >
        <p>{DELETE_IMAGE}</p>
      </ConfirmOverlay>
      <FailureAlert failure={deleting.failure} title={FAILED.imageDelete} onClose={deleting.forget} />
    </>
  );
}

type CaptionFormProps = { id: number; caption: string; onClose: () => void; onSaved: (caption: string) => void };

/** The editor of a caption: Escape and an empty text close it, and change nothing. */
function CaptionForm({ id, caption, onClose, onSaved }: CaptionFormProps) {
  const box = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const drafts = formDrafts(`caption:${id}`);
  useDraft(form, { key: drafts, version: caption });
  const close = () => {
    finishDraft(drafts);
    onClose();
  };
  const saving = useAct(
    (text: string) => browserApi.put('/api/v1/postImage/:id/', { params: { id }, body: { caption: text } }),
    {
      login: LOGIN,
      onDone: saved => {
        onSaved(saved.caption);
        close();
      },
    },
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = box.current?.value.trim() ?? '';
    if (text === '' || text === caption) return close();
    return void saving.act(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    <form ref={form} className={styles.captionForm} noValidate onSubmit={onSubmit}>
      <Input
        ref={box}
        name="caption"
        aria-label="Chú thích ảnh"
        defaultValue={caption}
        maxLength={200}
        autoComplete="off"
        onKeyDown={onKeyDown}
        autoFocus
      />
      <Button type="submit" size="s" busy={saving.isBusy}>
        Lưu
      </Button>
      <FailureAlert failure={saving.failure} title={FAILED.caption} onClose={saving.forget} />
    </form>
  );
}
