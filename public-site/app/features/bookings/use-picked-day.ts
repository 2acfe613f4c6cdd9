import { useEffect, useState } from 'react';
import { dateOfPanel, panelId } from './day-ids.ts';

/**
 * The day that the visitor picked; null before that. It stands in the address as the target of its tab, so one that was
 * tapped before the script ran stays open, and so does the last one when somebody comes back to the page.
 */
export function usePickedDay() {
  const [picked, setPicked] = useState<string | null>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setLive(true);
    setPicked(dateOfPanel(window.location.hash));
  }, []);
  const pick = (date: string) => {
    setPicked(date);
    window.history.replaceState(window.history.state, '', `#${panelId(date)}`);
  };
  return { picked, isLive, pick };
}
