/** Id of the part of a detail page with the phone number, which a browser without script is shown. */
export const CONTACT_ID = 'lien-he';
