import type { OwnPosts } from '@antam/server/features/posts/contract.ts';
import { URGENCIES, type Urgency, urgencyOf } from '@antam/server/features/posts/urgent-contract.ts';
import { useEffect, useRef, useState } from 'react';
import styles from './typed-help.module.css';
import { UrgentBanner } from './urgent-banner.tsx';

type TypedHelpProps = {
  /** The names of the fields of the form around in which people write what they need help for. */
  fields: readonly string[];
  /** What these hold when the page comes, e.g. of a form that was refused without script. */
  given?: string | undefined;
  /** Of what kinds help is shown. */
  kinds?: readonly Urgency[];
};

/**
 * Whom to call, as soon as a form holds words of what cannot wait, whether they were typed, restored from a draft or
 * there before the script came. Stands inside the form. The words are sent to nobody.
 */
export function TypedHelp({ fields, given = '', kinds = URGENCIES }: TypedHelpProps) {
  const region = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(given);
  const names = fields.join(' ');
  useEffect(() => {
    const form = region.current?.closest('form');
    if (!form) return undefined;
    const look = () => setText(textIn(form, names.split(' ')));
    look();
    form.addEventListener('input', look);
    return () => form.removeEventListener('input', look);
  }, [names]);
  const urgency = urgencyOf(text);
  return (
    // There before any help is: screen readers read out what comes into a region that they know.
    <div ref={region} role="status" className={styles.region}>
      <UrgentBanner urgency={urgency !== null && kinds.includes(urgency) ? urgency : null} />
    </div>
  );
}

const textIn = (form: HTMLFormElement, names: readonly string[]): string =>
  [...form.elements]
    .filter(element => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    .filter(({ name }) => names.includes(name))
    .map(({ value }) => value)
    .join('\n');

const NONE: readonly Urgency[] = [];
const IN_REPLIES: readonly Urgency[] = ['self_harm'];

/** Of what a reply brings help: members may write of themselves; who answers with a role writes of harm to help. */
export const helpInReply = (own: OwnPosts | null): readonly Urgency[] =>
  own !== null && own.reply_as.length === 0 ? IN_REPLIES : NONE;

/** Of what the edit of an own post brings help, as the form did in which it was written. */
export const helpInEdit = (own: OwnPosts | null, isQuestion: boolean): readonly Urgency[] =>
  isQuestion ? URGENCIES : helpInReply(own);
