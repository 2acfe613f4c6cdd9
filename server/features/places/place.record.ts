import { z } from 'zod';
import { STAFF_STATUSES } from '../records/staff-contract.ts';
import { line, naming, numberLine, status, yesNo } from '../records/staff-fields-contract.ts';
import {
  areas,
  email,
  formatted,
  hours,
  phone,
  position,
  services,
  term,
  termList,
  website,
} from '../records/staff-profile-fields-contract.ts';
import { recordOf } from '../records/staff-record-contract.ts';
import { MAX_TERMS } from '../taxonomy/contract.ts';

/** What staff, lists and the console know of a place. */
export const placeRecord = recordOf({
  kind: 'place',
  plural: 'places',
  isDeletable: true,
  title: 'Cơ sở y tế',
  fields: {
    name: naming({
      label: 'Tên cơ sở',
      least: 1,
      max: 200,
      error: 'Xin nhập tên cơ sở.',
    }),
    status: status({ label: 'Trạng thái', values: STAFF_STATUSES, first: 'draft' }),
    place_type: term({ label: 'Loại cơ sở', termKind: 'place_type', missing: 'Xin chọn loại cơ sở.' }),
    address: line({ label: 'Số nhà, đường', called: 'địa chỉ', max: 300 }),
    ...areas(),
    ...position(),
    phone: phone({
      label: 'Điện thoại',
      help: 'Người xem chỉ thấy sau khi đăng nhập, trừ số công khai.',
    }),
    phone_is_public: yesNo({
      label: 'Số tiếp tân công khai',
      help: 'Ai cũng thấy số điện thoại và bấm gọi được, không cần đăng nhập.',
    }),
    email: email({ label: 'Email', called: 'email' }),
    website: website({ label: 'Trang web' }),
    description: formatted({ label: 'Giới thiệu', max: 20_000 }),
    opening_hours: hours({ label: 'Giờ mở cửa' }),
    accepts_bhyt: yesNo({ label: 'Nhận bảo hiểm y tế' }),
    source: line({ label: 'Nguồn', max: 300 }),
    licence: numberLine({ label: 'Giấy phép dữ liệu', max: 80 }),
    specialities: termList({ label: 'Chuyên khoa', termKind: 'speciality', most: MAX_TERMS }),
    services: services({ label: 'Dịch vụ và giá' }),
  },
  seen: {
    created_at: {
      property: 'createdAt',
      shown: z.string(),
    },
  },
  form: [
    { title: 'Thông tin chính', rows: [['name'], ['place_type', 'status'], ['accepts_bhyt'], ['description']] },
    { title: 'Địa chỉ', rows: [['province'], ['ward', 'district'], ['address'], ['lat', 'long']] },
    { title: 'Liên hệ', rows: [['phone', 'email'], ['phone_is_public'], ['website']] },
  ],
  beside: [
    { title: 'Giờ mở cửa', rows: [['opening_hours']] },
    { title: 'Chuyên khoa và dịch vụ', rows: [['specialities'], ['services']] },
    { title: 'Nguồn dữ liệu', rows: [['source', 'licence']] },
  ],
});

/** The columns of lists of places; what stands in pictures and videos is no field. */
export const PLACE_COLUMNS = [
  'external_id',
  'name',
  'place_type',
  'address',
  'ward',
  'district',
  'province',
  'lat',
  'long',
  'phone',
  'website',
  'email',
  'opening_hours',
  'source',
  'licence',
  'specialities',
  'services',
  'accepts_bhyt',
  'status',
  'phone_is_public',
  'pictures',
  'videos',
  'description',
] as const;
