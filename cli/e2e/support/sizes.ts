/** Windows that pages are looked at in. */
export const DESKTOP = { width: 1280, height: 900 } as const;
export const WIDE = { width: 1920, height: 1080 } as const;
export const TABLET = { width: 768, height: 1000 } as const;
export const PHONE = { width: 360, height: 740 } as const;
/** As narrow as a window may be, or a desktop's at 400 %: WCAG 1.4.10. */
export const NARROW = { width: 320, height: 640 } as const;
