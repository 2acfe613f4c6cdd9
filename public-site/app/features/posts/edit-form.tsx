import type { PostAnswer, PostImageAnswer } from '@antam/server/features/posts/contract.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { browserApi } from '../../api/browser-api.ts';
import { KeptNotice } from '../../forms/drafts/kept-notice.tsx';
import { DraftContext, useDraft } from '../../forms/drafts/use-draft.ts';
import type { Failure } from '../../forms/failure.ts';
import { formDrafts } from '../../memory/draft-keys.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { track } from '../../tracking/track.ts';
import { Button } from '../../ui/button/button.tsx';
import { RichTextField } from '../../ui/editor/rich-text-field.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Textarea } from '../../ui/form/input.tsx';
import { onceFaded } from '../../ui/overlay/once-faded.ts';
import { discussionPaths, useDiscussion } from './discussion.ts';
import { FailureAlert } from './failure-alert.tsx';
import { addImages } from './image-parts.ts';
import imagesStyles from './images.module.css';
import { OwnImage } from './own-image.tsx';
import { FAILED, LOGIN } from './post-words.ts';
import styles from './reply.module.css';
import { helpInEdit, TypedHelp } from './typed-help.tsx';
import { picturesApi } from './upload-progress.ts';
import { UploadSlots } from './upload-slots.tsx';

type EditFormProps = { post: PostAnswer; onClose: () => void; onSaved: (post: PostAnswer) => void };

/**
 * A post with its pictures, to be changed by its author. Where another person saved meanwhile, nothing is overwritten.
 */
export function EditForm({ post, onClose, onSaved }: EditFormProps) {
  const { kind, own } = useDiscussion();
  const [images, setImages] = useState(post.images);
  const form = useRef<HTMLFormElement>(null);
  const drafts = formDrafts(`post-edit:${post.id}`);
  const draft = useDraft(form, { key: drafts, version: String(post.version) });
  // What is said beside the fields stays once the alert is closed.
  const [wrong, setWrong] = useState<string | undefined>();
  const [stored, setStored] = useState<StoredPost | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const paths = discussionPaths[kind];
  const saving = useAct(
    (body: FormData) =>
      picturesApi(browserApi, body).put('/api/v1/post/:id/update/', { params: { id: post.id }, body }),
    {
      login: LOGIN,
      onDone: changed => {
        finishDraft(drafts);
        track({ kind: 'virtual', path: paths.edited(post.id) });
        onSaved(changed);
      },
      onFailed: failure => {
        setStored(storedOf(failure) ?? stored);
        setWrong(failure.fields.body);
        track({ kind: 'virtual', path: paths.failed() });
      },
    },
  );
  useEffect(() => box.current?.focus(), []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWrong(undefined);
    const body = editBody(new FormData(event.currentTarget), {
      ...post,
      images,
      version: stored?.version ?? post.version,
    });
    void saving.act(body);
  };
  const close = () => (images === post.images ? onClose() : onSaved({ ...post, images }));
  const cancel = () => {
    draft?.drop();
    close();
  };
  return (
    <div className={styles.form} data-edit-form>
      <KeptNotice draft={draft} onDropped={close} />
      <form ref={form} id={`sua-${post.id}`} className={styles.form} noValidate onSubmit={onSubmit}>
        <TypedHelp fields={['body']} kinds={helpInEdit(own, kind === 'thread' && post.position === 0)} />
        {own?.can.use_editor ? (
          <RichTextField name="body" label="Sửa bài viết" toolbar="full" defaultValue={post.body} error={wrong} />
        ) : (
          <Field label="Sửa bài viết" error={wrong}>
            {control => <Textarea {...control} ref={box} name="body" rows={6} defaultValue={textOfHtml(post.body)} />}
          </Field>
        )}
        {stored && <StoredElsewhere text={stored.text} />}
        <DraftContext value={draft}>
          <UploadSlots taken={images.length} isBusy={saving.isBusy} failure={saving.failure} />
        </DraftContext>
        <Checkbox name="hiding_creator" value="true" label="Ẩn tên của tôi" defaultChecked={post.hiding_creator} />
      </form>
      <EditImages images={images} onChanged={setImages} />
      <div className={styles.buttons}>
        <Button type="submit" form={`sua-${post.id}`} busy={saving.isBusy}>
          Lưu
        </Button>
        <Button variant="quiet" onClick={cancel}>
          Huỷ
        </Button>
      </div>
      <FailureAlert
        failure={saving.failure}
        title={FAILED.edit}
        onClose={() => {
          saving.forget();
          onceFaded(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
        }}
      />
    </div>
  );
}

/** What is sent: the captions of the pictures that stand, then those of the new ones. */
function editBody(form: FormData, { version, images }: PostAnswer): FormData {
  const body = new FormData();
  body.set('body', String(form.get('body') ?? ''));
  body.set('hiding_creator', String(form.has('hiding_creator')));
  body.set('version', String(version));
  for (const { caption } of images) body.append('captions', caption);
  addImages(body, form);
  return body;
}

type EditImagesProps = {
  images: readonly PostImageAnswer[];
  onChanged: (images: PostImageAnswer[]) => void;
};

/** The pictures that a post has while it is edited. */
function EditImages({ images, onChanged }: EditImagesProps) {
  if (images.length === 0) return null;
  return (
    <ul className={imagesStyles.images}>
      {images.map(image => (
        <li key={image.id} className={imagesStyles.image} data-post-image={image.id}>
          <span className={imagesStyles.frame}>
            <img src={image.thumbnail_url} alt={image.caption} width={image.width} height={image.height} />
          </span>
          <OwnImage
            image={image}
            onDeleted={() => onChanged(images.filter(({ id }) => id !== image.id))}
            onCaption={caption =>
              onChanged(images.map(other => (other.id === image.id ? { ...other, caption } : other)))
            }
          />
        </li>
      ))}
    </ul>
  );
}

const BLOCKS = 'p, li, h1, h2, h3, h4, blockquote, div';

/** The text of a post's HTML as an author types it into a plain box: a line between paragraphs, breaks as they are. */
function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const br of body.querySelectorAll('br')) br.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n\n');
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}

/** A post as it is stored by now. */
type StoredPost = { version: number; text: string };

/** What the server holds where an edit was refused because another person saved meanwhile; null for other failures. */
function storedOf({ body }: Failure): StoredPost | null {
  const current: unknown = typeof body === 'object' && body !== null && 'current' in body ? body.current : null;
  if (typeof current !== 'object' || current === null) return null;
  if (!('version' in current) || !('body_no_html' in current)) return null;
  const { version, body_no_html: text } = current;
  return typeof version === 'number' && typeof text === 'string' ? { version, text } : null;
}

/** The stored text beside the one that is typed, and what saving will do to it. */
function StoredElsewhere({ text }: Pick<StoredPost, 'text'>) {
  return (
    <section className={styles.stored} aria-label="Bản đang lưu">
      <p>
        <b>Bản đang lưu</b>
      </p>
      <p className={styles.storedText}>{text}</p>
      <p className="muted">Nếu bạn lưu, nội dung bạn viết ở trên sẽ thay bản này.</p>
    </section>
  );
}
