export type PlaceKind = 'hospital' | 'clinic' | 'dental' | 'pharmacy' | 'lab' | 'other';

const KINDS: readonly (readonly [pattern: RegExp, kind: PlaceKind])[] = [
  [/nha-khoa|rang-ham-mat/, 'dental'],
  [/nha-thuoc|quay-thuoc|hieu-thuoc/, 'pharmacy'],
  [/xet-nghiem|chan-doan|hinh-anh/, 'lab'],
  [/benh-vien|vien|trung-tam-y-te/, 'hospital'],
  [/phong-kham|tram-y-te|tham-my|vat-ly|phuc-hoi/, 'clinic'],
];

/** Which drawing stands for a facility without a picture, by the slug of its type. */
export function placeKind(typeSlug: string): PlaceKind {
  return KINDS.find(([pattern]) => pattern.test(typeSlug))?.[1] ?? 'other';
}
