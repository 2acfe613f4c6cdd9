/**
 * For tests that measure time: what else the machine does can only lengthen it, so where it was too long the best of
 * three goes counts. Whatever else fails, fails at once.
 */
export const MEASURED = { retry: { count: 2, condition: /to be less than/ } };
