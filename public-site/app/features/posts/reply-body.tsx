import { useLayoutEffect, useRef, useState } from 'react';
import { fieldId } from '../../forms/form-field.tsx';
import type { FormState } from '../../forms/use-form-action.ts';
import { RichTextField } from '../../ui/editor/rich-text-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Textarea } from '../../ui/form/input.tsx';
import { useDiscussion } from './discussion.ts';
import { QUOTED, type Quotation, quotationHtml } from './quotation.ts';

const LABEL = 'Trả lời của bạn';

/** The words of a reply: a plain box, and an editor for those who speak for the site. */
export function ReplyBody({ form }: { form: FormState }) {
  const { own } = useDiscussion();
  const box = useRef<HTMLTextAreaElement>(null);
  const mayFormat = own?.can.use_editor === true;
  const given = form.typed.body ?? '';
  /** What the editor begins with; null while the plain box stands. */
  const [begun, setBegun] = useState(mayFormat ? given : null);
  // The page comes before these rights: by then the plain box holds what was typed, or a draft.
  useLayoutEffect(() => {
    if (mayFormat) setBegun(before => before ?? box.current?.value ?? given);
  }, [mayFormat, given]);
  if (begun !== null) return <FormattedBody form={form} begun={begun} />;
  return (
    <Field id={fieldId(form.id, 'body')} label={LABEL} error={form.failure?.fields.body}>
      {control => (
        <Textarea
          {...control}
          ref={box}
          name="body"
          rows={5}
          defaultValue={form.typed.body}
          placeholder="Chia sẻ điều bạn biết, rõ ràng và tử tế. Xin đừng ghi số điện thoại hay chuyện riêng của người khác."
        />
      )}
    </Field>
  );
}

/** A quotation comes as an event, since the editor starts again with another text. */
function FormattedBody({ form, begun }: { form: FormState; begun: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState({ turn: 0, html: begun });
  // Before the next event: a quotation that comes as the editor appears would find nobody who listens.
  useLayoutEffect(() => {
    const owner = box.current?.closest('form');
    const quote = ({ detail }: CustomEvent<Quotation>) => {
      const written = box.current?.querySelector('textarea')?.value ?? '';
      setText(({ turn }) => ({ turn: turn + 1, html: written + quotationHtml(detail) }));
    };
    const listener = (event: Event) => event instanceof CustomEvent && quote(event);
    owner?.addEventListener(QUOTED, listener);
    return () => owner?.removeEventListener(QUOTED, listener);
  }, []);
  return (
    <div ref={box}>
      <RichTextField
        key={text.turn}
        id={fieldId(form.id, 'body')}
        name="body"
        label={LABEL}
        toolbar="full"
        defaultValue={text.html}
        first={form.typed.body ?? ''}
        error={form.failure?.fields.body}
      />
    </div>
  );
}
