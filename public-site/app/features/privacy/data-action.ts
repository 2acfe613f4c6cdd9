import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { proofOf } from '../accounts/owner-proof.tsx';
import { DATA_PAGE, DATA_TASK } from './data-address.ts';

/** Runs the forms for everything that is stored about an account; the address says which of them was sent. */
export async function changeData({ api, fields, forms, url }: ActionInput): Promise<ActionOutcome> {
  const body = proofOf(fields);
  switch (url.searchParams.get('viec')) {
    case DATA_TASK.export:
      // Where there is no script the file comes in the place of a page.
      await forms.saveFile('/api/v1/account/data/', body);
      return { answer: true };
    case DATA_TASK.keep:
      return { answer: await api.delete('/api/v1/account/deletion/'), address: DATA_PAGE };
    default:
      return { answer: await api.post('/api/v1/account/deletion/', { body }), address: DATA_PAGE };
  }
}
