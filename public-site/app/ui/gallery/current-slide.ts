import { createContext } from 'react';

/** Index of the slide that shows; slides read it here because their list must not change while the carousel moves. */
export const CurrentSlide = createContext(0);
