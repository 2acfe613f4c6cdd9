import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { testAccountPages } from './support/account-pages.ts';

/* The pages of accounts that `account-pages.e2e.ts` leaves out. */

testAccountPages({
  forgot: ['/quen-mat-khau/', null],
  reset: ['/quen-mat-khau/khong-phai-ma/', null],
  'failed confirmation': ['/xac-thuc/khong-phai-ma/', null],
  confirmation: ['/xac-thuc/hoan-thanh/', null],
  'logged out': ['/dang-xuat/', null],
  logout: ['/dang-xuat/', 'user'],
  account: ['/tai-khoan/', 'newcomer'],
  password: ['/doi-mat-khau', 'user'],
  relatives: ['/tai-khoan/nguoi-than/?viec=them', 'user'],
  sessions: ['/tai-khoan/phien-dang-nhap/', 'user'],
  'own questions and answers': ['/tai-khoan/hoi-dap/', 'doctor'],
  'editing the own page': [`/sua-thong-tin/bac-si/${PROFESSIONALS.mai.id}/`, 'doctor'],
  'login while logged in': ['/dang-nhap', 'user'],
});
