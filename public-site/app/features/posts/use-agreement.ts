import type { PostAnswer } from '@antam/server/features/posts/contract.ts';
import { useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { useDiscussion } from './discussion.ts';
import { FAILED, LOGIN } from './post-words.ts';

/** Which colleagues agree with an answer, and how a verified doctor joins them or leaves again. */
export type Agreement = {
  agreements: PostAnswer['agreements'];
  mayAgree: boolean;
  hasAgreed: boolean;
  agree: () => void;
};

export function useAgreement({ id, answer_type, agreements }: PostAnswer): Agreement {
  const { own } = useDiscussion();
  const toast = useToast();
  const [said, setSaid] = useState<{ agreed: boolean; agreements: PostAnswer['agreements'] } | null>(null);
  const isOwn = own?.own.some(post => post.id === id) === true;
  const hasAgreed = said?.agreed ?? own?.agreed.includes(id) === true;
  const { act } = useAct(
    async (agreed: boolean) => {
      const answer = await browserApi.post('/api/v1/post-agreement/', { body: { id, agreed } });
      setSaid({ agreed, agreements: answer });
    },
    { login: LOGIN, onFailed: () => toast(FAILED.other, { tone: 'bad' }) },
  );
  const mayAgree = own?.can.agree === true && answer_type === 'professional' && !isOwn;
  return { agreements: said?.agreements ?? agreements, mayAgree, hasAgreed, agree: () => void act(!hasAgreed) };
}
