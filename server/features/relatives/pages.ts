import { sitePage } from '../../platform/http/site-page.ts';

/** Where an account sees and changes the people for whom it books. */
export const relativesPage = sitePage('/tai-khoan/nguoi-than/');
