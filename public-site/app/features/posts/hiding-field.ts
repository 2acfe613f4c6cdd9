/** Field of the form, which the server does not know: the box beside it says what its author wants. */
export const HIDING_SHOWN = 'hiding_shown';
