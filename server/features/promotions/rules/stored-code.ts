/**
 * The code in the form in which it is stored, from how it was typed, or from the address in its QR picture, which hand
 * scanners type and phones open: its last part is the code.
 */
export function storedCode(typed: string): string {
  const [code = ''] = typed.trim().replace(/\/+$/, '').split('/').slice(-1);
  return code.replace(/[\s.-]+/g, '').toUpperCase();
}
