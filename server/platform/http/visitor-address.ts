import { isIPv6, SocketAddress } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** 64 bits: the network that one home or one rented machine gets. */
const NETWORK = 4;
/** 48 bits: the network that a company or a customer with many machines gets. */
const WIDE_NETWORK = 3;

/**
 * The address as rate limits count it. One visitor owns a whole IPv6 network (`2001:db8:1:2::/64`), so all its addresses
 * count as one. An IPv4 address counts as itself, also where it is written as IPv6 (`::ffff:1.2.3.4`).
 */
export function visitorAddress(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? `${networkOf(ip)}::/64` : ip;
}

/**
 * The /48 that holds an address as {@link visitorAddress} counts it, `2001:db8:1::/48`: one customer
 * has its 65,536 networks. Undefined for IPv4.
 */
export function wideNetwork(counted: string): string | undefined {
  return counted.endsWith('::/64') ? `${groupsOf(counted).slice(0, WIDE_NETWORK).join(':')}::/48` : undefined;
}

function networkOf(ip: string): string {
  const [head = '', tail] = new SocketAddress({ address: ip, family: 'ipv6' }).address.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, NETWORK).join(':');
}

const groupsOf = (text: string) => text.split(':').filter(group => group !== '');
