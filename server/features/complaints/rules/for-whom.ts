import type { ReadComplaints } from './read-complaints.ts';

/** The specialities of children and of pregnancies, whatever the complaint. */
export const OF_CHILDREN = 'nhi-khoa';
export const OF_PREGNANCY = 'san-phu-khoa';

/** Who looks after everybody, and knows more of an eye or a tooth than a doctor for children or for pregnancies. */
const OF_EVERYBODY =
  /^(mat|rang-ham-mat|chinh-nha|tai-mui-hong|da-lieu|hoi-suc-cap-cuu|chong-doc|bong|chan-thuong-|ngoai-|nhi-|so-sinh|tam-than|di-ung-)/;

/**
 * The specialities for a complaint in the order in which to think of them: that for whom it is comes first,
 * unless the field is one to which everybody goes.
 * @param own those for the complaint
 * @param bySlug undefined where there is no such speciality
 */
export function specialitiesForWhom<T extends { readonly slug: string }>(
  own: readonly T[],
  { child, pregnant }: Pick<ReadComplaints, 'child' | 'pregnant'>,
  bySlug: (slug: string) => T | undefined,
): readonly T[] {
  const wanted = child ? bySlug(OF_CHILDREN) : pregnant ? bySlug(OF_PREGNANCY) : undefined;
  if (!wanted) return own;
  const others = own.filter(each => each.slug !== wanted.slug);
  const isSecond = own.length > 0 && (OF_EVERYBODY.test(own[0]?.slug ?? '') || own[0]?.slug === wanted.slug);
  if (!isSecond) return [wanted, ...others];
  return own.includes(wanted) ? own : [...own, wanted];
}
