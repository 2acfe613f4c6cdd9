/** A person who can log in at the local provider, without a password. */
export interface DemoPerson {
  /** The provider's own id. */
  readonly id: string;
  readonly name: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  /** What a login as this person demonstrates. */
  readonly shows: string;
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    id: 'lan',
    name: 'Ngô Thị Lan',
    email: 'lan@dung-thu.example',
    isEmailVerified: true,
    shows: 'Email đã xác thực: có ngay tài khoản mới.',
  },
  {
    id: 'khoa',
    name: 'Đặng Anh Khoa',
    email: 'khoa@dung-thu.example',
    isEmailVerified: false,
    shows: 'Email chưa xác thực: tài khoản mới còn phải xác thực email.',
  },
  {
    id: 'minh',
    name: 'Trần Văn Minh',
    email: 'minh@antam.example',
    isEmailVerified: true,
    shows: 'Email đã có tài khoản An Tâm: cần nhập mật khẩu để liên kết.',
  },
  {
    id: 'vo-danh',
    name: 'Hồ Vô Danh',
    email: undefined,
    isEmailVerified: false,
    shows: 'Không cho biết email.',
  },
];
