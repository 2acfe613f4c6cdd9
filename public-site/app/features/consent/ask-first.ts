/*
 * Part of the script that runs before the first paint, which can share nothing with the page's own: a page kept for all
 * visitors has the question in it, and shows it where the cookie says that this one has not chosen. A test holds the name
 * and the version against those of `memory/consent.ts`.
 */
if (!/(?:^|; )antam_consent=1\.(?:refused|granted\.)/.test(document.cookie))
  document.documentElement.dataset.asksConsent = '';

// Makes it a module for the compiler; the build leaves nothing of it.
export {};
