import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of promotions on the public site. */
export const promotionPages = {
  list: sitePage('/khuyen-mai/'),
  detail: sitePage('/khuyen-mai/:slugId/'),
  /** What the account claimed, with its codes. */
  own: sitePage('/tai-khoan/khuyen-mai/'),
};
