import { sitePage } from '../../platform/http/site-page.ts';

/** The pages on the public site that say what is kept of people, and let them have or delete it. */
export const privacyPages = { policy: sitePage('/quyen-rieng-tu/'), myData: sitePage('/tai-khoan/du-lieu/') };
