const CHANNEL = 'antam:consent';

/** Announces to the other tabs of this site that the choice has changed. They read it themselves: nothing is sent. */
export function tellOtherTabs(): void {
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

/**
 * Calls back when the choice may have changed in another tab: when that tab says so and, as one that slept may have
 * missed it, when this one is looked at again. Answers the function that stops it.
 */
export function watchOtherTabs(onChange: () => void): () => void {
  const channel = openChannel();
  const onLook = () => {
    if (document.visibilityState === 'visible') onChange();
  };
  channel?.addEventListener('message', onChange);
  document.addEventListener('visibilitychange', onLook);
  window.addEventListener('pageshow', onLook);
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', onLook);
    window.removeEventListener('pageshow', onLook);
  };
}

/** Old browsers have no channels, and some forbid them to a page whose storage they block. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
