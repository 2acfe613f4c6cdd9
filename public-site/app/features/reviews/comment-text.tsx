import { PencilLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { RichText } from '../detail/rich-text.tsx';
import styles from './acts.module.css';
import { type Acting, mayEdit } from './use-acting.ts';

const FAILED = {
  /** On a page that is not the visitor's. */
  owner: 'Bạn chỉ có thể trả lời nhận xét trên trang mà bạn quản lý.',
  other: 'Sửa không thành công. Xin vui lòng thử lại.',
};

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
  const opening = useAct(() => loadEditing(acting, id), {
    login: { tab: 'login', source: 'session' },
    onDone: setEditing,
  });
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
          <button type="button" className={styles.act} onClick={() => void opening.act()}>
            <PencilLine aria-hidden="true" />
            Sửa
          </button>
        </p>
      )}
      {opening.failure !== null && (
        <p className={styles.failure} role="alert">
          {opening.failure.status === 403 ? FAILED.owner : FAILED.other}
        </p>
      )}
    </>
  );
}

async function loadEditing(acting: Acting, id: number): Promise<Editing> {
  const [{ EditForm: Form }, { readComment }] = await Promise.all([
    import('./comment-form.tsx'),
    import('./act-on-comment.ts'),
  ]);
  return { Form, text: (await readComment(acting, id)).comment };
}
