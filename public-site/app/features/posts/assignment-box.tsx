import type { AssignmentRequest, OwnPosts } from '@antam/server/features/posts/contract.ts';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { browserApi } from '../../api/browser-api.ts';
import type { HtmlOption } from '../../api/fetch-options.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmOverlay } from '../../ui/overlay/message-overlay.tsx';
import styles from './assignment.module.css';
import { useDiscussion } from './discussion.ts';
import { FailureAlert } from './failure-alert.tsx';
import { PeopleBox } from './people-box.tsx';
import { DECLINE, FAILED, LOGIN } from './post-words.ts';

/**
 * Who is asked to answer: a user with that right asks a professional or takes it back, and the one who is asked may
 * decline.
 */
export function AssignmentBox({ postId, own }: { postId: number; own: OwnPosts }) {
  const { readAgain } = useDiscussion();
  const [chosen, setChosen] = useState<HtmlOption | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [answered, setAnswered] = useState<OwnPosts['assignment'] | undefined>(undefined);
  const { act, isBusy, failure, forget } = useAct(
    (body: AssignmentRequest) => browserApi.post('/api/v1/post-assignment/', { body }),
    {
      login: LOGIN,
      onDone: done => {
        setAnswered(done.assignment);
        setChosen(null);
        readAgain();
      },
    },
  );
  const assignment = answered === undefined ? own.assignment : answered;
  const isDeclining = own.can.decline && answered === undefined;
  const send = (action: AssignmentRequest['action']) => {
    setAsking(false);
    // Nobody is named by a professional who takes the question.
    const assigned_to = action === 'new' && chosen ? Number(chosen.value) : null;
    const body = { action, post_id: postId, ...(assigned_to ? { assigned_to } : {}) };
    void act(body);
  };
  return (
    <div className={`${styles.box} no-print`} data-assignment>
      {assignment && (
        <p className={styles.line}>
          <UserCheck aria-hidden="true" />
          <span>
            {isDeclining ? (
              'Bạn được nhờ trả lời câu hỏi này.'
            ) : (
              <>
                Đã nhờ <strong>{assignment.assigned_to.name}</strong> trả lời.
              </>
            )}
          </span>
        </p>
      )}
      <div className={styles.acts}>
        {assignment && own.can.assign && (
          <Button variant="outline" size="s" busy={isBusy} onClick={() => send('cancel')}>
            Huỷ giao
          </Button>
        )}
        {isDeclining && (
          <Button variant="outline" size="s" busy={isBusy} onClick={() => setAsking(true)}>
            Từ chối trả lời
          </Button>
        )}
      </div>
      {assignment === null && own.can.assign && (
        <div className={styles.choose}>
          <PeopleBox
            label="Giao câu hỏi cho"
            call="/api/v1/autocomplete/creator/"
            placeholder="Gõ tên bác sĩ"
            onChoose={setChosen}
          />
          <Button variant="outline" busy={isBusy} disabled={chosen === null} onClick={() => send('new')}>
            Giao
          </Button>
        </div>
      )}
      {assignment === null && own.can.take && (
        <p>
          <Button variant="outline" busy={isBusy} onClick={() => send('new')}>
            Nhận trả lời câu hỏi này
          </Button>
        </p>
      )}
      <ConfirmOverlay
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => send('reject')}
        title="Từ chối trả lời"
        confirmLabel="Từ chối"
        cancelLabel="Không"
      >
        <p>{DECLINE}</p>
      </ConfirmOverlay>
      <FailureAlert failure={failure} title={FAILED.other} onClose={forget} />
    </div>
  );
}
