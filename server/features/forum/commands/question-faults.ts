import type { FieldErrors } from '../../../platform/errors/problem.ts';
import { bodyFaults } from '../../posts/commands/clean-post-body.ts';
import type { NewThread } from '../contract.ts';

/** What visitors without an account leave out of who they are. */
export const missingOf = ({ name, email }: Pick<Partial<NewThread>, 'name' | 'email'>): FieldErrors => ({
  ...(name ? {} : { name: ['Xin vui lòng nhập họ tên.'] }),
  ...(email ? {} : { email: ['Xin vui lòng nhập email.'] }),
});

/** Everything that is wrong with a question and that its fields do not say each by itself. */
export async function questionFaults(
  question: Partial<NewThread>,
  { isVisitor }: { readonly isVisitor: boolean },
): Promise<FieldErrors> {
  return { ...(await bodyFaults(question.body ?? '')), ...(isVisitor && missingOf(question)) };
}
