import { Plus, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button/button.tsx';

type RowButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  /** Whether it adds a row to a list or removes one. */
  act: 'add' | 'remove';
  onPress: () => void;
};

/** Adds a row to a list, or removes one. With a name it sends its form where there is no script. */
export function RowButton({ act, onPress, name, ...rest }: RowButtonProps) {
  return (
    <Button
      type={name === undefined ? 'button' : 'submit'}
      size="s"
      variant={act === 'add' ? 'outline' : 'quiet'}
      icon={act === 'add' ? <Plus aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
      name={name}
      onClick={event => {
        event.preventDefault();
        onPress();
      }}
      {...rest}
    />
  );
}
