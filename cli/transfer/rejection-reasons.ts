/** Why a row is refused, for the operator who corrects the list; by the codes of all kinds. */
const REASONS: Readonly<Record<string, string>> = {
  address: 'Tên chỉ là một địa chỉ.',
  broken_row: 'Dòng hỏng: thiếu cột, thừa cột, dấu ngoặc kép chưa đóng hoặc tệp không phải UTF-8.',
  garbled: 'Tên bị hỏng chữ do đọc sai bảng mã.',
  generic: 'Tên chung chung, chưa nói là cơ sở nào.',
  id_too_long: 'Mã external_id quá dài.',
  name_taken: 'Tên này đã là tên của một mục khác.',
  name_too_long: 'Tên quá dài.',
  no_id: 'Thiếu mã external_id.',
  no_name: 'Thiếu tên, hoặc đây chưa phải là một tên.',
  no_province: 'Không tìm ra tỉnh, thành phố.',
  no_speciality: 'Không có chuyên khoa nào nằm trong danh mục.',
  not_utf8: 'Tên có ký tự không phải UTF-8: xin lưu tệp dạng CSV UTF-8.',
  person: 'Tên là tên người, không phải tên cơ sở.',
  placeholder: 'Tên chỉ là chữ điền tạm.',
  repeated: 'Trùng với một dòng ở trên.',
  taken: 'Mã hoặc tên đã thuộc về một mục khác.',
  too_long: 'Có ô quá dài.',
  too_many_marks: 'Có ô chứa quá nhiều dấu chồng lên nhau.',
  too_many_names: 'Quá nhiều tên gọi khác.',
  too_many_terms: 'Quá nhiều chuyên khoa hoặc dịch vụ.',
};

/** The reason of a refusal in Vietnamese, without quotation marks; its code where it has none. */
export const reasonOf = (code: string): string => REASONS[code] ?? `Bị từ chối (${code}).`;
