/** The specification's answer to a slot that another visitor has. */
export const SLOT_TAKEN_TEXT = 'Khung giờ này đã kín chỗ, xin vui lòng thử một khung giờ khác.';
