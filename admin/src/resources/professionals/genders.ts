/** Choices of a select; nobody needs to choose one. */
export const GENDERS = [
  { id: 'female', name: 'Nữ' },
  { id: 'male', name: 'Nam' },
];
