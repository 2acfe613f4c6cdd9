import { sitePage } from '../../platform/http/site-page.ts';

/** The pages of accounts on the public site. */
export const accountPages = {
  signup: sitePage('/dang-ky'),
  login: sitePage('/dang-nhap'),
  linkAccount: sitePage('/dang-nhap/lien-ket/'),
  logout: sitePage('/dang-xuat/'),
  forgotPassword: sitePage('/quen-mat-khau/'),
  resetPassword: sitePage('/quen-mat-khau/:token/'),
  confirmEmail: sitePage('/xac-thuc/:token/'),
  changePassword: sitePage('/doi-mat-khau'),
  overview: sitePage('/tai-khoan/'),
  sessions: sitePage('/tai-khoan/phien-dang-nhap/'),
  security: sitePage('/tai-khoan/bao-mat/'),
};
