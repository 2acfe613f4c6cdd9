import { PLACES, PROFESSIONALS, PROMOTIONS } from '@antam/fixtures/worlds/tiny/named.ts';
import { testConsolePages, valued } from './support/console-pages.ts';

/* The pages of the console that `console-pages.e2e.ts` leaves out. */

testConsolePages({
  places: ['/places', 'Cơ sở y tế', `main >> text=${PLACES.hospital.name}`],
  'new place': ['/places/create', 'Cơ sở y tế mới', 'input[name=ward]'],
  professionals: ['/professionals', 'Bác sĩ, chuyên gia', `main >> text=${PROFESSIONALS.mai.name}`],
  complaints: ['/complaints', 'Triệu chứng, bệnh', 'main >> text=Sót nhau'],
  complaint: ['/complaints/1', 'Triệu chứng, bệnh: Đau dạ dày', 'main >> text=Tiêu hóa - Gan mật'],
  abbreviations: ['/abbreviations', 'Chữ viết tắt', 'main >> text=chỉnh nha'],
  abbreviation: ['/abbreviations/1', 'Chữ viết tắt: SXH', valued('short', 'SXH')],
  promotion: [`/promotions/${PROMOTIONS.packages.id}`, `Ưu đãi: ${PROMOTIONS.packages.title}`, valued('quota', '50')],
  comments: ['/comments', 'Nhận xét', 'main >> text=Có số điện thoại'],
  comment: ['/comments/1/show', 'Nhận xét: .+', 'main >> text=Gửi lúc'],
  applications: ['/provider-applications?filter={}', 'Đơn đăng ký', 'main >> text=Vũ Hoài Nam'],
  accounts: ['/accounts', 'Tài khoản', 'main >> text=Trần Văn Minh'],
  account: ['/accounts/1/show', 'Tài khoản: Trần Văn Minh', 'main >> text=Chưa bật'],
  'account’s rights': ['/accounts/1', 'Tài khoản: Trần Văn Minh', valued('role', 'user')],
  'new staff': ['/accounts/create', 'Nhân viên mới', valued('role', 'editor')],
  log: ['/audit', 'Nhật ký', 'main >> text=Bùi Quản Trị'],
});
