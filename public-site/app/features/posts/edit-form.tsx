import type { PostAnswer } from '@antam/server/features/posts/contract.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { browserApi } from '../../api/browser-api.ts';
import { KeptNotice } from '../../forms/drafts/kept-notice.tsx';
import { DraftContext, useDraft } from '../../forms/drafts/use-draft.ts';
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
import { EditImages } from './edit-images.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { addImages } from './image-parts.ts';
import { textOfHtml } from './post-text.ts';
import { FAILED, LOGIN } from './post-words.ts';
import styles from './reply.module.css';
import { StoredElsewhere, type StoredPost, storedOf } from './stored-post.tsx';
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
