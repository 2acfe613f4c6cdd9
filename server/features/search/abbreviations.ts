import type { AbbreviationList } from '../../platform/search/text/abbreviations.ts';

const FACILITIES: AbbreviationList = {
  bv: ['bệnh viện'],
  bvđk: ['bệnh viện đa khoa'],
  bvck: ['bệnh viện chuyên khoa'],
  bvtw: ['bệnh viện trung ương'],
  bvtư: ['bệnh viện trung ương'],
  bvqt: ['bệnh viện quốc tế'],
  pk: ['phòng khám'],
  pkđk: ['phòng khám đa khoa'],
  pkck: ['phòng khám chuyên khoa'],
  ttyt: ['trung tâm y tế'],
  tyt: ['trạm y tế'],
  ttxn: ['trung tâm xét nghiệm'],
  đk: ['đa khoa'],
  đkkv: ['đa khoa khu vực'],
  đkqt: ['đa khoa quốc tế'],
  kcb: ['khám chữa bệnh'],
  yhct: ['y học cổ truyền'],
  đhyd: ['đại học y dược'],
  đhy: ['đại học y'],
  tw: ['trung ương'],
  kv: ['khu vực'],
  'đk kv': ['đa khoa khu vực'],
  bvđkkv: ['bệnh viện đa khoa khu vực'],
  bvđkqt: ['bệnh viện đa khoa quốc tế'],
  qt: ['quốc tế', 'quầy thuốc'],
  'bv qt': ['bệnh viện quốc tế'],
  'pk qt': ['phòng khám quốc tế'],
  'đk qt': ['đa khoa quốc tế'],
  sn: ['sản nhi'],
  bvsn: ['bệnh viện sản nhi'],
  qh: ['quận huyện'],
  qy: ['quân y'],
  bvqy: ['bệnh viện quân y'],
};

const PHARMACIES: AbbreviationList = {
  nt: ['nhà thuốc', 'nội trú', 'Nha Trang'],
  đlt: ['đại lý thuốc'],
};

const PEOPLE: AbbreviationList = {
  bs: ['bác sĩ'],
  sỹ: ['sĩ'],
  bsck: ['bác sĩ chuyên khoa'],
  bscki: ['bác sĩ chuyên khoa 1'],
  bsckii: ['bác sĩ chuyên khoa 2'],
  bsck1: ['bác sĩ chuyên khoa 1'],
  bsck2: ['bác sĩ chuyên khoa 2'],
  bsnt: ['bác sĩ nội trú'],
  'ck 1': ['chuyên khoa 1'],
  'ck i': ['chuyên khoa 1'],
  'ck 2': ['chuyên khoa 2'],
  'ck ii': ['chuyên khoa 2'],
  ck1: ['chuyên khoa 1'],
  cki: ['chuyên khoa 1'],
  ck2: ['chuyên khoa 2'],
  ckii: ['chuyên khoa 2'],
  gs: ['giáo sư'],
  pgs: ['phó giáo sư'],
  ts: ['tiến sĩ'],
  ths: ['thạc sĩ'],
  đd: ['điều dưỡng'],
  ktv: ['kỹ thuật viên'],
  ds: ['dược sĩ'],
  nhs: ['nữ hộ sinh'],
};

const SPECIALITIES: AbbreviationList = {
  rhm: ['răng hàm mặt'],
  tmh: ['tai mũi họng'],
  cxk: ['cơ xương khớp'],
  ctch: ['chấn thương chỉnh hình'],
  spk: ['sản phụ khoa'],
  hsss: ['hồi sức sơ sinh'],
  hscc: ['hồi sức cấp cứu'],
  cđha: ['chẩn đoán hình ảnh'],
  phcn: ['phục hồi chức năng'],
  vltl: ['vật lý trị liệu'],
  ivf: ['thụ tinh ống nghiệm'],
};

const SERVICES: AbbreviationList = {
  bhyt: ['bảo hiểm y tế'],
  bhxh: ['bảo hiểm xã hội'],
  xn: ['xét nghiệm'],
  ksk: ['khám sức khỏe'],
  đtđ: ['đái tháo đường'],
};

const AREAS: AbbreviationList = {
  tp: ['thành phố'],
  hcm: ['Hồ Chí Minh'],
  tphcm: ['thành phố Hồ Chí Minh'],
  'tp hcm': ['thành phố Hồ Chí Minh'],
  hn: ['Hà Nội'],
  sg: ['Sài Gòn'],
  đn: ['Đà Nẵng', 'Đồng Nai'],
  hp: ['Hải Phòng'],
  brvt: ['Bà Rịa Vũng Tàu'],
  tth: ['Thừa Thiên Huế'],
  bd: ['Bình Dương', 'Bình Định'],
};

/** Numbered districts of Hồ Chí Minh City: "q1", "Q.1". */
const NUMBERED_DISTRICTS: AbbreviationList = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap(number => [
    [`q${number}`, [`quận ${number}`]],
    [`q ${number}`, [`quận ${number}`]],
  ]),
);

/** What people in Vietnam write short when they look for care, as data: no rule of the search knows a word of it. */
export const ABBREVIATIONS: AbbreviationList = {
  ...FACILITIES,
  ...PHARMACIES,
  ...PEOPLE,
  ...SPECIALITIES,
  ...SERVICES,
  ...AREAS,
  ...NUMBERED_DISTRICTS,
};
