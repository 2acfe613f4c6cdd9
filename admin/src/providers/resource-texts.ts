/** Names of the kinds of record, by resource: as a heading, and within a sentence. Fields carry their own labels. */
export const resourceTexts = {
  places: { name: 'Cơ sở y tế', forcedCaseName: 'cơ sở y tế' },
  professionals: { name: 'Bác sĩ, chuyên gia', forcedCaseName: 'bác sĩ, chuyên gia' },
  'provider-applications': { name: 'Đơn đăng ký', forcedCaseName: 'đơn đăng ký' },
  accounts: { name: 'Tài khoản', forcedCaseName: 'tài khoản' },
  audit: { name: 'Nhật ký', forcedCaseName: 'dòng nhật ký' },
};
