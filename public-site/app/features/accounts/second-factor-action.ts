import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { SecondFactorSetup } from '@antam/server/features/second-factor/contract.ts';
import { ApiProblem } from '../../api/problem.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { proofOf } from './owner-proof.tsx';
import { secondFactorTask } from './second-factor-address.ts';

/** What is shown once: the secret to scan, or recovery codes. */
export type ShownOnce = { setup: SecondFactorSetup } | { codes: readonly string[] };

/** Runs the forms of the second factor; the address says which was sent. Answers are shown, and stored nowhere. */
export async function changeSecondFactor({ api, url, fields }: ActionInput): Promise<ActionOutcome> {
  const shown = (answer: ShownOnce): ActionOutcome => ({ answer });
  switch (secondFactorTask(url)) {
    case 'setUp':
      return shown({ setup: await api.post('/api/v1/account/second-factor/', { body: proofOf(fields) }) });
    case 'confirm': {
      const { recovery_codes } = await api.put('/api/v1/account/second-factor/', { body: { code: fields.code ?? '' } });
      return shown({ codes: recovery_codes });
    }
    case 'renew': {
      const { recovery_codes } = await api.post('/api/v1/account/recovery-codes/', { body: proofOf(fields) });
      return shown({ codes: recovery_codes });
    }
    case 'remove':
      await api.delete('/api/v1/account/second-factor/', { body: proofOf(fields) });
      return { answer: null, address: accountPages.security({ done: 'tat' }) };
    default:
      throw new ApiProblem(400, { code: 'MALFORMED', detail: 'Bạn hãy mở lại trang rồi thử lại.' });
  }
}
