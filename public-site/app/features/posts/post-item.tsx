import type { PostAnswer } from '@antam/server/features/posts/contract.ts';
import { clsx } from 'clsx';
import { Handshake } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { browserApi } from '../../api/browser-api.ts';
import { track } from '../../tracking/track.ts';
import { formatNumber } from '../../ui/text/format-number.ts';
import { RichText } from '../detail/rich-text.tsx';
import { discussionPaths, postAnchor, useDiscussion } from './discussion.ts';
import { FailureAlert } from './failure-alert.tsx';
import styles from './post.module.css';
import { PostActs } from './post-acts.tsx';
import { AnswerHead, authorOf, MemberHead } from './post-head.tsx';
import { PostImages } from './post-images.tsx';
import { FAILED, LOGIN } from './post-words.ts';
import { useAgreement } from './use-agreement.ts';

type EditForm = typeof import('./edit-form.tsx').EditForm;

type PostItemProps = {
  post: PostAnswer;
  /** Instead of who wrote it: the question says it by itself. */
  head?: ReactNode;
  /** Above the text: that it waits, or why it was taken down. */
  note?: ReactNode;
  /** What else can be done with it. */
  acts?: ReactNode;
  className?: string;
};

/** A post, which its author may change in its place. Answers of professionals and of the site look their part. */
export function PostItem({ post: given, head, note, acts, className }: PostItemProps) {
  const { kind } = useDiscussion();
  const [saved, setSaved] = useState<PostAnswer | null>(null);
  const [editing, setEditing] = useState<{ Form: EditForm; post: PostAnswer } | null>(null);
  // What is read again later is newer than what was saved here.
  const post = saved !== null && saved.version >= given.version ? saved : given;
  const opening = useAct(() => loadEditing(post.id), {
    login: LOGIN,
    onDone: found => {
      track({ kind: 'virtual', path: discussionPaths[kind].editing(post.id) });
      setEditing(found);
    },
  });
  const agreement = useAgreement(post);
  const isAnswer = post.answer_type !== 'member';
  return (
    <article
      id={postAnchor(post.id)}
      className={clsx(styles.post, isAnswer && styles.answer, className)}
      aria-label={`Bài viết của ${authorOf(post)}`}
      data-post={post.id}
      data-answer-type={post.answer_type}
    >
      {head ?? (isAnswer ? <AnswerHead post={post} /> : <MemberHead post={post} />)}
      {note}
      {editing ? (
        <editing.Form
          post={editing.post}
          onClose={() => setEditing(null)}
          onSaved={changed => {
            setSaved(changed);
            setEditing(null);
          }}
        />
      ) : (
        <>
          <RichText html={post.body} />
          <PostImages images={post.images} postId={post.id} onChanged={images => setSaved({ ...post, images })} />
          <Agreements agreements={agreement.agreements} />
          <PostActs post={post} name={authorOf(post)} agreement={agreement} onEdit={() => void opening.act()}>
            {acts}
          </PostActs>
        </>
      )}
      <FailureAlert failure={opening.failure} title={FAILED.other} onClose={opening.forget} />
    </article>
  );
}

async function loadEditing(id: number) {
  const [{ EditForm: Form }, { post_data: post }] = await Promise.all([
    import('./edit-form.tsx'),
    browserApi.get('/api/v1/post/:id/', { params: { id } }),
  ]);
  return { Form, post };
}

/** Which verified colleagues agree with an answer. */
function Agreements({ agreements: { count, names } }: Pick<PostAnswer, 'agreements'>) {
  if (count === 0) return null;
  const others = count - names.length;
  return (
    <p className={styles.agreements}>
      <Handshake aria-hidden="true" />
      <span>
        {names.map(({ name, absolute_url }, at) => (
          <Fragment key={absolute_url}>
            {at > 0 && (at === names.length - 1 && others === 0 ? ' và ' : ', ')}
            <a href={absolute_url}>{name}</a>
          </Fragment>
        ))}
        {others > 0 && ` ${names.length > 0 ? 'và ' : ''}${formatNumber(others)} bác sĩ khác`} đồng ý với câu trả lời
        này
      </span>
    </p>
  );
}
