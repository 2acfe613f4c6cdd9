import type Quill from 'quill/core.js';
import { useEffect } from 'react';

type Textbox = {
  /** Undefined while something else is the field's box. */
  id: string | undefined;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
};

/** Makes the area in which is written the box of the field for screen readers, its label and links to it. */
export function useTextbox(quill: Quill | null, { id, label, describedBy, isInvalid }: Textbox): void {
  useEffect(() => {
    if (!quill) return;
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-invalid': isInvalid ? 'true' : undefined,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) quill.root.removeAttribute(name);
      else quill.root.setAttribute(name, value);
    }
    const named = id && document.querySelector(`label[for="${CSS.escape(id)}"]`);
    if (!named) return;
    // A label leads only to the browser's own fields by itself.
    const onClick = () => quill.focus();
    named.addEventListener('click', onClick);
    return () => named.removeEventListener('click', onClick);
  }, [quill, id, label, describedBy, isInvalid]);
}
