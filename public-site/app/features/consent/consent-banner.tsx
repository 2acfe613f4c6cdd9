import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { announceAnswers } from '../../waking/answers.ts';
import { chooseConsent } from './choose-consent.ts';
import { ConsentBar } from './consent-bar.tsx';
import { useConsent } from './use-consent.ts';

/** Asks once for consent to measuring: puts a question that answers into the place of the one that the page came with. */
export function ConsentBanner() {
  const consent = useConsent();
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  const [sending, setSending] = useState<'granted' | 'refused' | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isAsking = consent === 'undecided' && !isAnswered;
  // Before the paint, so that the one question takes the place of the other unseen.
  useLayoutEffect(() => {
    const found = document.querySelector<HTMLElement>('[data-consent-room]');
    found?.replaceChildren();
    setRoom(found);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-asks-consent', isAsking);
  }, [isAsking]);
  useEffect(() => {
    if (room) announceAnswers(room);
  }, [room]);

  const choose = async (choice: 'granted' | 'refused') => {
    setSending(choice);
    const isStored = await chooseConsent(choice);
    setSending(null);
    // A browser that keeps no cookies asks again on the next visit, but not on each page of this one.
    if (isStored || choice === 'refused') setAnswered(true);
    else setFailed(true);
  };
  if (!isAsking || room === null) return null;
  const bar = <ConsentBar sending={sending} hasFailed={hasFailed} onChoose={choice => void choose(choice)} />;
  return createPortal(bar, room);
}
