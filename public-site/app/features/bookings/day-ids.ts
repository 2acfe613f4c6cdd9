/*
 * Ids of the tab and of the slots of a day, `2026-11-25`. The address of a page that came back, or whose script has not
 * run yet, names the slots.
 */

const PANEL = 'ngay-';
const PANEL_HASH = new RegExp(`^#${PANEL}(\\d{4}-\\d\\d-\\d\\d)$`);

export const panelId = (date: string): string => `${PANEL}${date}`;
export const tabId = (date: string): string => `chon-${date}`;

/** The day whose slots a hash names; null where it names something else. */
export const dateOfPanel = (hash: string): string | null => PANEL_HASH.exec(hash)?.[1] ?? null;
