import type { ReactNode } from 'react';
import { Loading, useGetIdentity } from 'react-admin';
import { z } from 'zod';
import { authProvider } from '../providers/session.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

const factor = z.object({ is_set_up: z.boolean(), is_required: z.boolean(), is_passed: z.boolean() });

/** Shows the console to staff who have a second factor, and its set-up to those who have none yet. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { identity, isPending, refetch } = useGetIdentity();
  if (isPending) return <Loading />;
  const state = factor.safeParse(identity?.second_factor).data;
  if (!state?.is_required || state.is_set_up) return children;
  const done = () => {
    authProvider.forget();
    void refetch?.();
  };
  return <SecondFactorSetup hasPassword={identity?.has_password !== false} onDone={done} />;
}
