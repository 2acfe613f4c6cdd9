/**
 * The first letters of a name, `T.T.B.` of Trần Thị Bình: enough to recognise a patient, too little to identify one.
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.map(([first = '']) => `${first.toLocaleUpperCase('vi')}.`).join('');
}
