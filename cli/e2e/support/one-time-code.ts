import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an authenticator shows for a base32 secret at a moment (RFC 6238: SHA-1, six digits, half a minute). */
export function oneTimeCode(secret: string, atMs: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / STEP_MS)));
  const sum = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (sum.at(-1) ?? 0) & 15;
  const number = (sum.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text.toUpperCase().replace(/[^A-Z2-7]/g, '')]
    .map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map(byte => Number.parseInt(byte, 2)));
}
