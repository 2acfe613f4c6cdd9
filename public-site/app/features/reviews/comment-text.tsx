import { PencilLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RichText } from '../detail/rich-text.tsx';
import styles from './acts.module.css';
import { type Acting, mayEdit } from './use-acting.ts';

type Forms = typeof import('./comment-form.tsx');
type Editing = { Form: Forms['EditForm']; text: string };

type CommentTextProps = {
  acting: Acting;
  id: number;
  html: string;
  /** Called with the new text once it is saved. */
  onSaved?: (html: string) => void;
  /** Stands under the text: who has edited it. */
  children?: ReactNode;
};

/** What was written, which its author and the owner of the page may change in its place. */
export function CommentText({ acting, id, html, onSaved, children }: CommentTextProps) {
  const [saved, setSaved] = useState<string | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async () => {
    setFailure(null);
    const [{ EditForm: Form }, { readComment }] = await Promise.all([
      import('./comment-form.tsx'),
      import('./act-on-comment.ts'),
    ]);
    const outcome = await readComment(acting, id);
    if ('value' in outcome) setEditing({ Form, text: outcome.value.comment });
    else setFailure(outcome.failure);
  };
  if (editing) {
    return (
      <editing.Form
        acting={acting}
        id={id}
        initial={editing.text}
        onClose={() => setEditing(null)}
        onSaved={({ comment_html, status }) => {
          setSaved(comment_html);
          setWaiting(status === 'pending');
          setEditing(null);
          onSaved?.(comment_html);
        }}
      />
    );
  }
  return (
    <>
      <RichText html={saved ?? html} />
      {children}
      {isWaiting && (
        <p className="muted small" role="status">
          Đã lưu. Nhận xét hiện với mọi người sau khi được duyệt.
        </p>
      )}
      {mayEdit(acting, id) && (
        <p className={styles.edit}>
          <button
            type="button"
            className={styles.act}
            onClick={() => void open().catch(() => setFailure('Sửa không thành công. Xin vui lòng thử lại.'))}
          >
            <PencilLine aria-hidden="true" />
            Sửa
          </button>
        </p>
      )}
      {failure !== null && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
