import { foldText } from '../../../platform/text/fold-text.ts';

/** Vietnamese passwords that the English list lacks, without accents, spaces and trailing digits. */
const VIETNAMESE = new Set([
  'matkhau',
  'matkhaucuatoi',
  'matkhaumoi',
  'khongcomatkhau',
  'quenmatkhau',
  'khongbiet',
  'khongnho',
  'taikhoan',
  'anhyeuem',
  'emyeuanh',
  'yeuemnhieu',
  'yeuanhnhieu',
  'toiyeuem',
  'toiyeuban',
  'toiyeuvietnam',
  'yeuvietnam',
  'anhnhoem',
  'emnhoanh',
  'maiyeuem',
  'maiyeuanh',
  'motminhanh',
  'motminhem',
  'iloveyou',
  'tinhyeu',
  'conyeume',
  'vietnam',
  'vietnamvodich',
  'hanoi',
  'saigon',
  'danang',
  'haiphong',
  'cantho',
  'hochiminh',
  'thanhpho',
  'giadinh',
  'giadinhtoi',
  'bome',
  'bomeyeu',
  'conyeu',
  'banbe',
  'hanhphuc',
  'xinchao',
  'chaoban',
  'camon',
  'antam',
  'antamvn',
  'bacsi',
  'benhvien',
  'phongkham',
  'suckhoe',
  'ngocanh',
  'admin',
  'password',
  'matma',
]);
const TOO_COMMON = 'Mật khẩu này quá phổ biến, xin vui lòng chọn mật khẩu khác.';
const LIKE_EMAIL = 'Mật khẩu quá giống email của bạn, xin vui lòng chọn mật khẩu khác.';

/** Letters and digits that a password must have beside a part of the email address. */
const MIN_OWN = 6;

/**
 * Why a password that is long enough is still too easy to guess, in Vietnamese; undefined for a good one. It is among
 * the commonest, one character or run of keys over and over, or made of the email address of its owner.
 */
export async function weakPassword(password: string, email: string): Promise<string | undefined> {
  const folded = foldText(password).replaceAll(' ', '');
  const letters = folded.replace(/^\d+|\d+$/g, '');
  if (isMonotonous(folded) || VIETNAMESE.has(letters)) return TOO_COMMON;
  // Half a megabyte of words, so it is loaded when a user chooses a password.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'];
  if (common.includes(password.toLowerCase()) || common.includes(folded)) return TOO_COMMON;
  return isMadeOf(folded, email) ? LIKE_EMAIL : undefined;
}

function isMonotonous(text: string): boolean {
  return new Set(text).size <= 2 || /^(.{1,4}?)\1+$/.test(text);
}

/** Whether little is left of the password without the parts of the address. */
function isMadeOf(folded: string, email: string): boolean {
  const [local = '', domain = ''] = email.split('@');
  const parts = [local, ...local.split(/[^\p{L}\p{N}]+/u), domain, ...domain.split('.').slice(0, -1)]
    .map(part => foldText(part).replaceAll(' ', ''))
    .filter(part => part.length >= 3)
    .sort((a, b) => b.length - a.length);
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), folded);
  return rest !== folded && rest.replace(/^\d+|\d+$/g, '').length < MIN_OWN;
}
