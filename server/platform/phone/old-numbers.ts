/** Area codes of before 2017 with those that replaced them, without the leading 0. */
const AREA_CODES: Readonly<Record<string, string>> = {
  '20': '214',
  '22': '212',
  '25': '205',
  '26': '206',
  '27': '207',
  '29': '216',
  '30': '229',
  '31': '225',
  '33': '203',
  '36': '227',
  '37': '237',
  '38': '238',
  '39': '239',
  '4': '24',
  '52': '232',
  '53': '233',
  '54': '234',
  '55': '255',
  '56': '256',
  '57': '257',
  '58': '258',
  '59': '269',
  '60': '260',
  '61': '251',
  '62': '252',
  '63': '263',
  '64': '254',
  '66': '276',
  '67': '277',
  '68': '259',
  '70': '270',
  '72': '272',
  '73': '273',
  '74': '294',
  '75': '275',
  '76': '296',
  '77': '297',
  '79': '299',
  '8': '28',
  '230': '215',
  '231': '213',
  '240': '204',
  '241': '222',
  '280': '208',
  '281': '209',
  '320': '220',
  '321': '221',
  '350': '228',
  '351': '226',
  '500': '262',
  '501': '261',
  '510': '235',
  '511': '236',
  '650': '274',
  '651': '271',
  '710': '292',
  '711': '293',
  '780': '290',
  '781': '291',
};

/** Prefixes of the 11-digit mobile numbers of before September 2018, without the leading 0. */
const MOBILE_PREFIXES: Readonly<Record<string, string>> = {
  '120': '70',
  '121': '79',
  '122': '77',
  '123': '83',
  '124': '84',
  '125': '85',
  '126': '76',
  '127': '81',
  '128': '78',
  '129': '82',
  '162': '32',
  '163': '33',
  '164': '34',
  '165': '35',
  '166': '36',
  '167': '37',
  '168': '38',
  '169': '39',
  '186': '56',
  '188': '58',
  '199': '59',
};

/**
 * Today's form of a number of before 2017 or 2018. `national` has no leading 0; answers undefined when it is no such
 * number. Hà Nội and TP. Hồ Chí Minh had eight digits after the code, all others seven.
 */
export function modernize(national: string): string | undefined {
  const mobile = national.length === 10 ? MOBILE_PREFIXES[national.slice(0, 3)] : undefined;
  if (mobile) return mobile + national.slice(3);
  for (const [length, local] of [
    [1, 8],
    [2, 7],
    [3, 7],
  ] as const) {
    const code = national.length === length + local ? AREA_CODES[national.slice(0, length)] : undefined;
    if (code) return code + national.slice(length);
  }
  return undefined;
}
