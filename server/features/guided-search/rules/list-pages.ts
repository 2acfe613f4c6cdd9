import { placePages } from '../../places/pages.ts';
import { professionalPages } from '../../professionals/pages.ts';

/** Where the lists of people and of places are. */
export const LIST_PAGES = { professional: professionalPages.list, place: placePages.list };
