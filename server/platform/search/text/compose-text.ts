/** Letters that other systems write for đ and Đ: the Icelandic eth looks the same on many keyboards and in old files. */
const ETH = /[ðÐ]/g;

/** Control and format characters, among them NUL and the invisible joiners of copied text. */
const INVISIBLE = /[\p{Cc}\p{Cf}]+/gu;

/**
 * Brings any text into the one Unicode form that search works on: NFC, "đ" for eth, no unpaired surrogates, controls as
 * spaces, one space between words.
 */
export function composeText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(ETH, eth => (eth === 'ð' ? 'đ' : 'Đ'))
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
