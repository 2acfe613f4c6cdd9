/** What somebody could send to each call that takes texts in its body, by `METHOD path`; each field has a place to be in. */
const entry = { email: 'ai-do@thu.example', password: 'một mật khẩu nào đó' };
const signup = {
  ...{ ...entry, name: 'Trần Thị Ngẫu', mobile_phone: '', type: 'place', next: '/', source: 'thu' },
  ...{ place_name: 'Nhà thuốc', place_add: '1 Hàng Bông', prof_spec: 'Nhi khoa', prof_place: 'Bệnh viện' },
  ...{ utm: { utm_source: 'a' }, utm_source: 'a', utm_medium: 'b', utm_campaign: 'c', utm_term: 'd', utm_content: 'e' },
};
const login = { ...entry, code: '123456', next: '/' };
const proof = { password: entry.password };
const profile = { name: 'Trần Thị Ngẫu', mobile_phone: '' };
const uuid = '3f0c5a1e-0000-4000-8000-000000000000';
const hit = { path: '/bac-si/', title: 'Bác sĩ', category: 'thu', action: 'bam', label: 'nút', value: 1 };
const update = { updated_at: '2026-01-31T00:00:00.000Z' };
const contacts = { phone: '0912 345 678', email: entry.email };
const services = [{ term: 1, label: 'Khám' }];
const place = {
  ...{ ...contacts, name: 'Nhà thuốc An Tâm', place_type: 1, province: 1, address: '1 Hàng Bông', services },
  ...{ website: 'https://thu.example', description: '<p>Thử</p>', source: 'thu', licence: 'thu' },
  opening_hours: { days: Array.from({ length: 7 }, () => []), always: true, note: 'Thử' },
};
const comment = {
  ...{ place: 1, professional: 1, name: 'Trần Thị Ngẫu', email: entry.email, comment: 'Bác sĩ rất tận tâm.' },
  source: 'review',
};
const professional = {
  ...{ ...contacts, name: 'Trần Thị Ngẫu', status: 'draft', position: 'Trưởng khoa', services },
  ...{ licence_number: '1', licence_issuer: 'Sở Y tế', licence_scope: 'Nội khoa', licence_evidence: 'Tra cứu' },
  ...{ description: '<p>Thử</p>', services_free: 'a', experience_full: 'b', achievements: 'c' },
};
const schedule = {
  note: 'Mang theo sổ khám',
  weekly: [{ weekday: 1, from: 480, to: 690, slot_minutes: 30, valid_from: '2026-01-31', valid_until: '2026-12-31' }],
  exceptions: [{ kind: 'closed', date: '2026-12-24', until: '2026-12-24', note: 'Nghỉ' }],
  reasons: [{ name: 'Khám lần đầu', minutes: 30, note: 'Nhịn ăn', questions: ['Đang dùng thuốc gì?'] }],
};
const chosenSlot = { place: 1, professional: 1, booking_start: '2026-11-25T08:30:00+07:00' };
const booking = {
  ...{ ...chosenSlot, name: 'Trần Thị Ngẫu', email: entry.email, phone: '0912 345 678', address: '1 Hàng Bông' },
  ...{ reason_booking: 'Đau đầu', date_of_birth: '1990-05-31', reason: 1, answers: ['Không dùng thuốc'] },
  booked_by: { name: 'Trần Văn Nhiên', mobile_phone: '0912 345 679', email: entry.email },
};
const promotion = {
  ...{ title: 'Khám tổng quát giảm giá', category: 'package', old_price: 500_000, new_price: 300_000, quota: 10 },
  ...{ starts_at: '2026-11-25T08:30:00+07:00', ends_at: '2026-12-25T08:30:00+07:00' },
  ...{ use_until: '2026-12-31T08:30:00+07:00', description: '<p>Thử</p>', terms: 'Mang theo giấy tờ' },
  groups: [{ name: 'Gói', choice: 'one', options: [{ name: 'Cơ bản', pricing: 'extra', price: 0 }] }],
};
const article = {
  ...{ title: 'Bài viết để thử', summary: 'Tóm tắt đủ dài của một bài viết.', body: '<p>Thử</p>', topics: [1] },
  ...{ author_name: 'Trần Thị Ngẫu', author: 1, reviewer_name: 'Trần Văn Nhiên', reviewer: 1, is_locked: false },
  ...{ reviewed_on: '2026-01-31', status: 'draft', publish_at: '2026-11-25T08:30:00+07:00' },
};
const plan = {
  ...{ name: 'Chương trình để thử', insurer: 'Bảo hiểm thử', summary: 'Tóm tắt đủ dài của một chương trình.' },
  ...{ terms: 'Chờ 30 ngày.', status: 'draft', packages: [{ code: 'a', name: 'Vàng', currency: 'VND', premium: 1 }] },
  benefits: [
    {
      ...{ code: 'a', name: 'Nội trú', required: true },
      age_groups: [{ from_age: 0, to_age: 99, premiums: { a: 1 } }],
      medical_services: [
        { name: 'Mỗi năm', limits: { a: 'Không giới hạn' }, children: [{ name: 'Mỗi lần', limits: { a: 'Không' } }] },
      ],
    },
  ],
};
const libraryRecord = {
  ...{ name: 'Hồ sơ để thử', specialities: [1], author_name: 'Trần Thị Ngẫu', author: 1, status: 'draft' },
  ...{ reviewer_name: 'Trần Văn Nhiên', reviewer: 1, reviewed_on: '2026-01-31', overview: '<p>Thử</p>' },
};
const disease = {
  ...libraryRecord,
  icd10: 'E11',
  emergency: false,
  commonness: 'common',
  synonyms: ['chứng thử'],
  folk: ['nhói thử'],
  ...{ complaints: [1], drugs: [1], causes: '<p>Thử</p>', symptoms: '<p>Thử</p>', diagnosis: '<p>Thử</p>' },
  ...{ treatment: '<p>Thử</p>', prevention: '<p>Thử</p>', when_to_see_doctor: '<p>Thử</p>' },
};
const drug = {
  ...{ ...libraryRecord, brands: ['Thử Một'], names: ['Thử Hai'], type: 'prescription', atc: 'N02BE01' },
  ...{ group: 'Nhóm thử', form: 'Viên thử', uses: '<p>Thử</p>', dose: '<p>Thử</p>', contraindications: '<p>Thử</p>' },
  ...{ warnings: '<p>Thử</p>', interactions: '<p>Thử</p>', pregnancy: '<p>Thử</p>', side_effects: '<p>Thử</p>' },
  ...{ overdose: '<p>Thử</p>', storage: '<p>Thử</p>' },
};
const abbreviation = { short: 'ĐTV', meaning: 'đau thử vai', read_as: 'đau vai', source: 'Tài liệu thử' };
const complaint = {
  name: 'đau thử',
  people: ['nhói thử'],
  medical: ['chứng thử'],
  source: 'ICD-10 R52',
  specialities: [1],
  services: [1],
  emergency: false,
  reviewed_on: '2026-01-31',
  when_to_call: '<p>Thử</p>',
  overview: '<p>Thử</p>',
  infants: '<p>Thử</p>',
  children: '<p>Thử</p>',
  adults: '<p>Thử</p>',
  pregnancy: '<p>Thử</p>',
  elderly: '<p>Thử</p>',
  home_care: '<p>Thử</p>',
  when_to_see_doctor: '<p>Thử</p>',
};
const waiting = {
  ...{ ...chosenSlot, day: '2026-11-25', name: 'Trần Thị Ngẫu', email: entry.email, phone: '0912 345 678' },
  reason: 1,
};
const relative = { name: 'Trần Thị Mẹ', relation: 'Mẹ', date_of_birth: '1960-05-31', phone: '0912 345 678' };

export const SAMPLE_BODIES: Readonly<Record<string, object>> = {
  'POST /dang-ky': signup,
  'POST /api/v1/signup/': signup,
  'POST /dang-nhap': login,
  'POST /api/v1/login/': login,
  'POST /quen-mat-khau/': { email: entry.email },
  'POST /quen-mat-khau/:token/': { ...proof, password_confirm: entry.password },
  'POST /api/v1/social-login/link/': { ...proof, code: '123456' },
  'PUT /api/v1/account/': profile,
  'PUT /api/v1/account/application/': { place_name: 'Nắng Mai', place_add: 'Huế', prof_spec: 'Nhi', prof_place: 'Sen' },
  'POST /doi-mat-khau': { ...proof, new_password: 'mật khẩu rất khác', new_password_confirm: 'mật khẩu rất khác' },
  'POST /api/v1/account/second-factor/': proof,
  'PUT /api/v1/account/second-factor/': { code: '123456' },
  'DELETE /api/v1/account/second-factor/': proof,
  'POST /api/v1/account/recovery-codes/': proof,
  'POST /api/v1/account/deletion/': proof,
  'PUT /api/v1/calendar/manage/': { ...schedule, version: 0 },
  'POST /api/v1/calendar/manage/preview/': schedule,
  'POST /api/v1/calendar/manage/holiday/': { dates: ['2026-12-24'] },
  'POST /api/v1/booking/': booking,
  'POST /api/v1/waiting/': waiting,
  'POST /api/v1/waiting/:code/take/': { key: 'khoá' },
  'POST /api/v1/waiting/:code/leave/': { key: 'khoá' },
  'POST /api/v1/relative/': relative,
  'PUT /api/v1/relative/:id/': relative,
  'POST /api/v1/booking/:code/cancel/': { key: 'khoá' },
  'POST /api/v1/booking/:code/move/': { key: 'khoá', booking_start: chosenSlot.booking_start },
  'POST /api/v1/booking/hold/': chosenSlot,
  'DELETE /api/v1/booking/hold/': chosenSlot,
  'POST /api/v1/booking/manage/:code/cancel/': { message: 'Bác sĩ bận đột xuất' },
  'POST /api/v1/booking/manage/:code/write/': { message: 'Bác sĩ bận đột xuất, bạn đến sau 14 giờ được không?' },
  'POST /api/v1/booking/manage/:code/move/': { booking_start: '2026-11-25T08:30:00+07:00' },
  'POST /api/v1/customer/create/': {
    ...{ ...chosenSlot, name: 'Trần Thị Ngẫu', phone: '0912 345 678', reason: 1, reason_booking: 'Đau đầu' },
  },
  'POST /api/v1/search/outcome/': { q: 'đau bao tử', outcome: 'empty' },
  'POST /api/v1/analytics/': {
    user_id: uuid,
    hits: ['page', 'virtual', 'event', 'timing'].map(kind => ({ kind, ...hit })),
  },
  'POST /api/v1/consent/': { consent_id: uuid, choice: 'refused', version: 1, forget_user_id: uuid },
  'POST /api/v1/place/comment/create/': comment,
  'POST /api/v1/professional/comment/create/': comment,
  'PUT /api/v1/place/comment/:id/': comment,
  'PUT /api/v1/professional/comment/:id/': comment,
  'POST /api/v1/comment-voting/': { vote_for: 'place', useful: true, comment_id: 1, first_time: true },
  'POST /api/v1/comment-report/:id/': { reason: 'Thử' },
  'POST /api/v1/thread/': {
    ...{
      name: 'Trần Thị Ngẫu',
      email: entry.email,
      title: 'Đau đầu kéo dài có đáng lo không',
      hiding_creator: 'false',
    },
    body: 'Em bị đau đầu ba ngày nay, xin bác sĩ tư vấn.',
    ...{ censor_images: 'false', user_id: '1', speciality: 'than-kinh', gender: 'female', dob: '1990-05-31' },
    ...{ province: 'ha-noi', zalo_uid: '123', images: [] },
  },
  'PUT /api/v1/professional/:id/change-request/': {
    ...{
      ...contacts,
      name: 'Trần Thị Ngẫu',
      position: '<p>Trưởng khoa</p>',
      description: '<p>Thử</p>',
      version: 'thử',
    },
    ...{ services_free: 'a', experience_full: 'b', achievements: 'c', title: 1, occupation: 1 },
    ...{ degrees: [{ id: 1 }], qualifications: [{ id: 1 }], languages_spoken: [{ id: 1 }] },
    ...{ specialities: [{ id: 1 }], services: [{ id: 1 }], workplaces: [{ id: 1 }] },
  },
  'POST /api/admin/profile-edits/:id/decision/': { version: 'thử', accept: [], refuse: ['name'], reason: 'Thử' },
  'PUT /api/v1/thread/:id/follow/': { following: true },
  'PUT /api/admin/threads/:id/': { title: 'Đau đầu kéo dài có đáng lo không', speciality: 'than-kinh' },
  'POST /api/admin/threads/:id/decision/': { decision: 'reject', reason: 'Trùng câu hỏi khác' },
  'POST /api/admin/threads/:id/lock/': { locked: true },
  'POST /api/admin/threads/:id/merge/': { into: 1 },
  'POST /api/v1/post/': {
    ...{ thread_id: '1', article_id: '1', body: 'Bạn nên nghỉ ngơi và uống đủ nước.', captions: ['Thử'] },
    ...{ hiding_creator: 'false', censor_images: 'false', reply_as_type: 'place', reply_as_id: '1' },
    ...{ reply_as_type_id: 'professional-1' },
  },
  'PUT /api/v1/post/:id/update/': {
    ...{ body: 'Bạn nên nghỉ ngơi và uống đủ nước.', captions: ['Thử'], hiding_creator: 'false', version: '1' },
  },
  'PUT /api/v1/postImage/:id/': { caption: 'Thử' },
  'POST /api/v1/post-assignment/': { action: 'new', post_id: 1, assigned_to: 1 },
  'POST /api/v1/post-report/:id/': { reason: 'Thử' },
  'POST /api/admin/posts/:id/decision/': { decision: 'remove', reason: 'Thử' },
  'POST /api/admin/posts/:id/assignment/': { assigned_to: 1 },
  'POST /api/v1/promotion-claim/': { promotion: 1, options: [1] },
  'POST /api/v1/promotion-claim/redeem/': { code: 'BCDFGHJKLM' },
  'POST /api/v1/own-promotion/': { ...promotion, place: 1 },
  'PUT /api/v1/own-promotion/:id/': { ...promotion, ...update },
  'POST /api/admin/diseases/': disease,
  'PUT /api/admin/diseases/:id/': { ...disease, ...update },
  'POST /api/admin/drugs/': drug,
  'PUT /api/admin/drugs/:id/': { ...drug, ...update },
  'POST /api/admin/articles/': article,
  'PUT /api/admin/articles/:id/': { ...article, ...update },
  'POST /api/admin/articles/:id/restore/': { revision: 1 },
  'POST /api/admin/promotions/': { ...promotion, place: 1, status: 'pending' },
  'PUT /api/admin/promotions/:id/': { ...promotion, ...update, status: 'published' },
  'POST /api/admin/insurance-plans/': plan,
  'PUT /api/admin/insurance-plans/:id/': { ...plan, ...update },
  'POST /api/admin/abbreviations/': abbreviation,
  'PUT /api/admin/abbreviations/:id/': { ...abbreviation, ...update },
  'POST /api/admin/synonyms/': { words: 'đau bao tử', kind: 'complaint', record_id: 1 },
  'POST /api/admin/complaints/': complaint,
  'PUT /api/admin/complaints/:id/': { ...complaint, ...update },
  'POST /api/admin/places/': place,
  'PUT /api/admin/places/:id/': { ...place, ...update },
  'POST /api/admin/professionals/': professional,
  'PUT /api/admin/professionals/:id/': { ...professional, ...update },
  'POST /api/admin/places/:id/pictures/': { caption: 'Thử' },
  'POST /api/admin/professionals/:id/pictures/': { caption: 'Thử' },
  'PUT /api/admin/places/:id/pictures/:picture/': { caption: 'Thử' },
  'PUT /api/admin/professionals/:id/pictures/:picture/': { caption: 'Thử' },
  'POST /api/admin/accounts/': { name: 'Trần Thị Ngẫu', email: entry.email, role: 'editor' },
  'PUT /api/admin/accounts/:id/': { role: 'user', ...update },
  'POST /api/admin/accounts/:id/identities/': { kind: 'professional', entity_id: 1, consent: 'Đồng ý qua email' },
  'PUT /api/admin/provider-applications/:id/': { decision: 'refuse', version: 'thử', reason: 'Thử' },
};

/** The value with `text` at a path as {@link textsOf} names it: `*` is each item of a list, each field of an object. */
export function withText(value: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  if (step === 'name of *') return { [text]: 'x' };
  if (Array.isArray(value)) return value.map(item => withText(item, rest, text));
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
  if (step === '*') return Object.fromEntries(fields.map(([name, field]) => [name, withText(field, rest, text)]));
  return { ...Object.fromEntries(fields), [step]: withText(Object.fromEntries(fields)[step], rest, text) };
}

/** The text of a sample at a path; of a list its first. */
export function textAt(value: unknown, [step, ...rest]: readonly string[]): string | undefined {
  if (step === undefined) return typeof value === 'string' ? value : undefined;
  if (typeof value !== 'object' || value === null) return;
  const [, inner] = Object.entries(value).find(([name]) => step === '*' || name === step) ?? [];
  return textAt(inner, rest);
}
