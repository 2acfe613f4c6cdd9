import type { ApplicationDecision, StaffApplication } from '@antam/server/features/providers/staff-contract.ts';
import { useState } from 'react';
import { z } from 'zod';
import { fieldErrors } from '../../providers/problem.ts';
import { useDecision } from './use-decision.ts';

/** Which page the account will own. */
export type Page = Omit<Extract<ApplicationDecision, { decision: 'approve' }>, 'decision' | 'version' | 'confirmed'>;

const asked = z.object({ body: z.object({ confirmed: z.array(z.string()) }) });

/** Approves an application; what is doubtful about a page is asked first, and confirmed by approving it again. */
export function useApproval({ id, version }: Pick<StaffApplication, 'id' | 'version'>) {
  const decide = useDecision(id);
  const [told, setTold] = useState<{ page: string; texts: readonly string[] }>();
  /** What the server named about this very page; it says nothing about another one. */
  const doubtsOf = (page: Page): readonly string[] => (told?.page === JSON.stringify(page) ? told.texts : []);
  const approve = (page: Page) => {
    const confirmed = [...doubtsOf(page)];
    const approval = { decision: 'approve' as const, version, ...page, ...(confirmed.length > 0 && { confirmed }) };
    return decide(approval, 'Đã duyệt đơn').catch((error: unknown) => {
      const open = asked.safeParse(error).data?.body.confirmed;
      if (!open) return fieldErrors(error);
      setTold({ page: JSON.stringify(page), texts: [...confirmed, ...open] });
      return undefined;
    });
  };
  return { doubtsOf, approve };
}
