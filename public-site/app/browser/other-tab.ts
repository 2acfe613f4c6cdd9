type Pressed = { readonly [Key in 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey']: boolean };

/** Whether a click asks for another tab or window, or for a download: that is left to the browser. */
export const isForOtherTab = ({ metaKey, ctrlKey, shiftKey, altKey }: Pressed): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
