import { PLACES, PROFESSIONALS, PROMOTIONS } from '@antam/fixtures/worlds/tiny/named.ts';

/** A plain form of a page: who sees the page at all (others are led to the login), and what is sent. */
export interface PageForm {
  readonly seenBy: 'everybody' | 'accounts';
  readonly body: Readonly<Record<string, string>>;
  /** Visitors who are not logged in see the page, and are answered 401. */
  readonly isRefusedToVisitors?: true;
}

const password = 'một câu dài dễ nhớ';
const code = '123456';
const everybody = (body: PageForm['body'] = {}): PageForm => ({ seenBy: 'everybody', body });
const accounts = (body: PageForm['body'] = {}): PageForm => ({ seenBy: 'accounts', body });

/** Every address that a browser without script sends a form to, written by hand and apart from the site. */
export const FORMS: Readonly<Record<string, PageForm>> = {
  '/dang-ky': everybody({ name: 'Trần Thị Ngẫu', email: 'ngau@thu.example', password, type: 'user', next: '/' }),
  '/dang-nhap': everybody({ email: 'ngau@thu.example', password, code, next: '/' }),
  '/dang-nhap/lien-ket/': everybody({ password, code }),
  '/dang-xuat/': everybody(),
  '/quen-mat-khau/': everybody({ email: 'ngau@thu.example' }),
  '/quen-mat-khau/99999999/': everybody({ password, password_confirm: password }),
  '/xac-thuc/99999999/': everybody(),
  '/doi-mat-khau': accounts({
    password: 'không phải mật khẩu',
    new_password: password,
    new_password_confirm: password,
  }),
  '/tai-khoan/': accounts({ name: 'Trần Thị Ngẫu', mobile_phone: '' }),
  '/tai-khoan/?viec=gui-lai': accounts(),
  '/tai-khoan/phien-dang-nhap/': accounts({ session: '99999999' }),
  '/tai-khoan/bao-mat/?viec=thiet-lap': accounts({ password }),
  '/tai-khoan/bao-mat/?viec=xac-nhan': accounts({ code }),
  '/tai-khoan/bao-mat/?viec=ma-du-phong': accounts({ password }),
  '/tai-khoan/bao-mat/?viec=tat': accounts({ password }),
  '/tai-khoan/du-lieu/': accounts({ password: 'không phải mật khẩu' }),
  '/tai-khoan/du-lieu/?viec=tai-ve': accounts({ password: 'không phải mật khẩu' }),
  '/tai-khoan/du-lieu/?viec=giu-lai': accounts(),
  '/ghi-nho/': everybody({ remove: 'place:99999999', next: '/' }),
  [PLACES.hospital.path]: { ...everybody(), isRefusedToVisitors: true },
  [PROMOTIONS.packages.path]: { ...everybody(), isRefusedToVisitors: true },
  [PROFESSIONALS.mai.path]: { ...everybody(), isRefusedToVisitors: true },
};
