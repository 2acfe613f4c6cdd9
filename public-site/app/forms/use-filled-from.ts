import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows in the boxes of a form what the page hands them, whenever the record that they are filled from has another state:
 * the server may have stored a text in another way than it was typed. The boxes stay, and so does the focus.
 * @param version the state of that record
 */
export function useFilledFrom(form: RefObject<HTMLFormElement | null>, version: string): void {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    form.current?.reset();
  }, [form, version]);
}
