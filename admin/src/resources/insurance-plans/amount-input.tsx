import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { TextInput, type TextInputProps, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { amountTyped, limitOf } from './values.ts';

interface AmountInputProps extends Pick<TextInputProps, 'label' | 'validate'> {
  readonly source: string;
  /** Id of a list of words that may stand instead of an amount. */
  readonly wordsId?: string;
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').length;

/** A whole amount, which reads `5.000.000` while it is typed; the cursor stays before the digits that it stood before. */
export function AmountInput({ wordsId, ...props }: AmountInputProps) {
  const { getSource } = useSourceContext();
  const value: unknown = useWatch({ name: getSource(props.source) });
  const input = useRef<HTMLInputElement>(null);
  /** Digits behind the cursor after the last key. */
  const behind = useRef(0);
  const remember = ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement) behind.current = digitsOf(target.value.slice(target.selectionStart ?? 0));
  };
  useLayoutEffect(() => {
    const { current: field } = input;
    if (field === null || field !== document.activeElement || typeof value !== 'number') return;
    let at = field.value.length;
    while (at > 0 && digitsOf(field.value.slice(at)) < behind.current) at -= 1;
    field.setSelectionRange(at, at);
  }, [value]);
  return (
    <TextInput
      {...props}
      helperText={false}
      parse={(text: string) => (text === '' && wordsId === undefined ? null : limitOf(text, value))}
      format={amountTyped}
      onInput={remember}
      inputRef={input}
      slotProps={{ htmlInput: wordsId === undefined ? { inputMode: 'numeric' } : { list: wordsId } }}
    />
  );
}
