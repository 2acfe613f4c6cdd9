import type { Position } from '../../../platform/geo/distance.ts';
import { parsePhones } from '../../../platform/phone/vietnam-phone.ts';
import type { Remark } from '../../../platform/transfer/import.ts';
import type { OpeningHours } from '../../records/opening-hours-contract.ts';
import { isInVietnam } from '../rules/vietnam-box.ts';
import { readOpeningHours } from './hours.ts';

const EMAIL = /^[^\s@<>()",;:]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i;

/**
 * Reads a position in degrees; a decimal comma is understood and swapped columns are put right. Undefined where none is
 * given or it cannot be one in Viet Nam.
 */
export function readPosition(lat: string, long: string): { position: Position | undefined; remark?: Remark } {
  if (lat.trim() === '' && long.trim() === '') return { position: undefined };
  const given = { lat: degrees(lat), long: degrees(long) };
  if (isInVietnam(given)) return { position: given };
  const swapped = { lat: given.long, long: given.lat };
  if (isInVietnam(swapped)) {
    return { position: swapped, remark: { code: 'position_swapped', message: 'latitude and longitude were swapped' } };
  }
  const message = `position "${lat}, ${long}" is not in Viet Nam and was left out`;
  return { position: undefined, remark: { code: 'position_unusable', message } };
}

function degrees(text: string): number {
  const plain = text.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/**
 * The first phone of a cell, E.164.
 * @param areaCode of the place's district, for numbers that lack it
 */
export function readPhone(
  text: string,
  areaCode: string | undefined,
  repairs: Remark[],
  flags: Remark[],
): string | null {
  const { phones, rejected } = parsePhones(text, { areaCode });
  const [first, ...others] = phones;
  for (const part of rejected) flags.push({ code: 'phone_unreadable', message: `"${part}" is no phone number` });
  if (first?.converted) repairs.push({ code: 'phone_converted', message: `phone "${text}" is ${first.e164} today` });
  if (others.length > 0) {
    const list = others.map(phone => phone.e164).join(', ');
    flags.push({ code: 'phones_left_out', message: `only the first phone is kept; left out: ${list}` });
  }
  return first?.e164 ?? null;
}

/** A web address, with its scheme; null where the cell has none. */
export function readWebsite(text: string, repairs: Remark[], flags: Remark[]): string | null {
  if (text === '') return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const isAddress = URL.canParse(address) && /^[^.\s]+(\.[^.\s]+)+$/.test(new URL(address).hostname);
  if (!isAddress || address.length > 300) {
    flags.push({ code: 'website_unusable', message: `"${text}" is no web address` });
    return null;
  }
  if (address !== text) repairs.push({ code: 'website_completed', message: `website "${text}" taken as ${address}` });
  return address;
}

/** An email address in lower case; null where the cell has none. */
export function readEmail(text: string, flags: Remark[]): string | null {
  if (text === '') return null;
  if (EMAIL.test(text) && text.length <= 254) return text.toLowerCase();
  flags.push({ code: 'email_unusable', message: `"${text}" is no e-mail address` });
  return null;
}

/** Opening hours; null where the cell has none that can be understood whole. */
export function readHours(text: string, flags: Remark[]): OpeningHours | null {
  if (text === '') return null;
  const hours = readOpeningHours(text);
  if (!hours) flags.push({ code: 'hours_unreadable', message: `opening hours "${text}" not understood` });
  return hours ?? null;
}
