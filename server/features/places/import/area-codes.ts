/** Telephone area codes without their 0, by the official code of the province of before July 2025. */
const AREA_CODES = `
01 24  02 219  04 206  06 209  08 207  10 214  11 215  12 213  14 212  15 216  17 218  19 208  20 205  22 203  24 204
25 210  26 211  27 222  30 220  31 225  33 221  34 227  35 226  36 228  37 229  38 237  40 238  42 239  44 232  45 233
46 234  48 236  49 235  51 255  52 256  54 257  56 258  58 259  60 252  62 260  64 269  66 262  67 261  68 263  70 271
72 276  74 274  75 251  77 254  79 28  80 272  82 273  83 275  84 294  86 270  87 277  89 296  91 297  92 292  93 293
94 299  95 291  96 290`;

const byProvinceCode = new Map(
  AREA_CODES.trim()
    .split(/\s{2,}|\n/)
    .map(pair => pair.split(' '))
    .flatMap(([province, area]) => (province && area ? [[province, area] as const] : [])),
);

/** The area code of a province of before July 2025, e.g. `28` for code `79`; undefined for an unknown one. */
export const areaCodeOf = (formerProvinceCode: string): string | undefined => byProvinceCode.get(formerProvinceCode);
