/** `GET /api/v1/site/` */
export type SiteSettings = {
  support_phone: string;
  support_email: string;
};
