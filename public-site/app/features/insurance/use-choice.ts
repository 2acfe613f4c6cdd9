import type { PlanDetail, Quote } from '@antam/server/features/insurance/contract.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queryText } from './joined-query.ts';

/** What the form of a plan says; the ages of people are as they are typed. */
export type PlanChoice = {
  age: number;
  package: string;
  benefits: readonly string[];
  family: readonly string[];
};

/** Whether a text is an age that can be computed with. */
export const isAge = (text: string): boolean => /^\d{1,2}$/.test(text.trim());

const choiceOf = ({ age, package: { code }, benefits, family }: Quote): PlanChoice => ({
  age,
  package: code,
  family: family.slice(1).map(person => String(person.age)),
  benefits: benefits.filter(({ required, chosen }) => chosen && !required).map(benefit => benefit.code),
});

/** The address of a plan with a choice, which can be shared. */
export function choiceAddress(path: string, { age, package: code, benefits, family }: PlanChoice): string {
  return (
    path +
    queryText([
      ['age', String(age)],
      ['package', code],
      ['benefits', benefits.join()],
      ['family', family.filter(isAge).join()],
    ])
  );
}

/** Whether two choices ask for the same computation: the order of ticks makes no difference, nor what is no age. */
export function isSameChoice(one: PlanChoice, other: PlanChoice): boolean {
  const asked = ({ benefits, family, ...rest }: PlanChoice) =>
    choiceAddress('', { ...rest, benefits: benefits.toSorted(), family: family.map(text => text.trim()) });
  return asked(one) === asked(other);
}

/** What is chosen, and of which choices answers may still come, the oldest first. */
export interface ChoiceState {
  readonly choice: PlanChoice;
  readonly sent: readonly PlanChoice[];
}

/**
 * The answer to anything that was sent leaves what was typed since, though more was sent meanwhile; another one is of
 * an address that changed by itself: the visitor went back, or opened another link.
 */
export function afterAnswer({ choice, sent }: ChoiceState, told: PlanChoice): ChoiceState {
  const at = sent.findIndex(one => isSameChoice(told, one));
  return at === -1 ? { choice: told, sent: [told] } : { choice, sent: sent.slice(at) };
}

/** What is chosen, ahead of the answer that computes it; every change of it stands in the address. */
export function useChoice({ absolute_url, quote }: Pick<PlanDetail, 'absolute_url' | 'quote'>) {
  const navigate = useNavigate();
  const told = choiceOf(quote);
  const [state, setState] = useState<ChoiceState & { readonly told: string }>({
    choice: told,
    told: JSON.stringify(told),
    sent: [told],
  });
  if (state.told !== JSON.stringify(told)) setState({ ...afterAnswer(state, told), told: JSON.stringify(told) });

  const open = (choice: PlanChoice) => {
    setState(before => ({ ...before, sent: [...before.sent, choice] }));
    return navigate(choiceAddress(absolute_url, choice), { replace: true, preventScrollReset: true });
  };
  const type = (change: Partial<PlanChoice>) =>
    setState(before => ({ ...before, choice: { ...before.choice, ...change } }));
  const choose = (change: Partial<PlanChoice>) => {
    type(change);
    void open({ ...state.choice, ...change });
  };
  return { choice: state.choice, type, choose, submit: () => void open(state.choice) };
}
