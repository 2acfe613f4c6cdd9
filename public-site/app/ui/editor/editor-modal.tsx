import { useId } from 'react';
import { createPortal } from 'react-dom';
import { type DialogProps, useDialogForm } from '../../../editor/dialog.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import { Field } from '../form/field.tsx';
import { Input } from '../form/input.tsx';
import { Overlay } from '../overlay/overlay.tsx';
import styles from './editor-modal.module.css';

/**
 * Asks for what a link or a picture needs. It stands outside of the form around the editor: a form inside a form is none.
 */
export function EditorModal(props: DialogProps) {
  const { open, title, confirmLabel, fields, onClose, onGone, aside } = props;
  const form = useId();
  const { wrong, isBusy, failure, onSubmit } = useDialogForm(props);
  return createPortal(
    <Overlay
      open={open}
      title={title}
      onClose={onClose}
      onGone={onGone}
      footer={
        <>
          {aside && (
            <Button variant="outline" onClick={aside.onPress}>
              {aside.label}
            </Button>
          )}
          <Button type="submit" form={form} busy={isBusy} className={styles.confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.fields} onSubmit={onSubmit}>
        {fields.map(field => {
          const { kind, name, label, hint } = field;
          if (kind === 'check') return <Checkbox key={name} name={name} label={label} defaultChecked={field.isOn} />;
          const isRequired = kind === 'line' && field.required !== undefined;
          return (
            <Field
              key={name}
              label={label}
              hint={hint}
              error={wrong[name]}
              required={isRequired}
              optional={!isRequired}
            >
              {control =>
                kind === 'file' ? (
                  <Input {...control} type="file" name={name} accept={field.accept} />
                ) : (
                  <Input
                    {...control}
                    name={name}
                    defaultValue={field.value}
                    inputMode={field.inputMode}
                    autoComplete="off"
                  />
                )
              }
            </Field>
          );
        })}
        {failure && <p role="alert">{failure}</p>}
      </form>
    </Overlay>,
    document.body,
  );
}
