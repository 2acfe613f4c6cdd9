import { useState } from 'react';
import type { FormState } from '../../forms/use-form-action.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { useDiscussion } from './discussion.ts';
import { HIDING_SHOWN } from './hiding-field.ts';

/** Whether a reply hides the name: as in what its author wrote here before, until the box is pressed. */
export function HidingChoice({ typed }: Pick<FormState, 'typed'>) {
  const { own } = useDiscussion();
  const [chosen, setChosen] = useState<boolean | null>(typed.hiding_creator === 'true' ? true : null);
  const isKnown = own !== null || chosen !== null;
  return (
    <>
      {isKnown && <input type="hidden" name={HIDING_SHOWN} value="true" />}
      <Checkbox
        name="hiding_creator"
        value="true"
        label="Ẩn tên của tôi"
        hint="Mọi người chỉ thấy “Thành viên ẩn danh”."
        checked={chosen ?? own?.hides_name ?? false}
        onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
      />
    </>
  );
}
