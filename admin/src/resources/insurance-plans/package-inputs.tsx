import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { AmountInput } from './amount-input.tsx';

/** As many fields side by side as there is room for; the words of a limit are longer than amounts. */
const gridOf = (narrowest: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${narrowest}px), 1fr))`,
  columnGap: 1,
  width: '100%',
  '& input': { fontSize: '0.875rem' },
});
const PREMIUMS = gridOf(104);
const LIMITS = gridOf(160);

/** A year's premium of an age group in each package. */
export function PremiumInputs() {
  return (
    <Box sx={PREMIUMS}>
      {usePackages().map(({ code, label }) => (
        <AmountInput key={code} source={`premiums.${code}`} label={`Phí ${label}`} />
      ))}
    </Box>
  );
}

export const LIMIT_WORDS_ID = 'limit-words';
const WORDS = ['Chi trả theo thực tế', 'Theo giới hạn năm', 'Không giới hạn', 'Không áp dụng'];

/** Words that are offered where no amount is a limit. */
export const LimitWords = () => (
  <datalist id={LIMIT_WORDS_ID}>
    {WORDS.map(word => (
      <option key={word} value={word} />
    ))}
  </datalist>
);

/** The limit of a service in each package: an amount, or words. */
export function LimitInputs({ wordsId }: { wordsId: string }) {
  return (
    <Box sx={LIMITS}>
      {usePackages().map(({ code, label }) => (
        <AmountInput key={code} source={`limits.${code}`} label={`Giới hạn ${label}`} wordsId={wordsId} />
      ))}
    </Box>
  );
}

const typed = z
  .array(z.looseObject({ code: z.string().catch(''), name: z.string().nullish(), currency: z.string().nullish() }))
  .catch([]);

/** A package of the form around, as it is typed. */
interface TypedPackage {
  readonly code: string;
  /** Its name, with the currency where that is not the usual one. */
  readonly label: string;
}

/** The packages of the form around; those without a name are numbered by their position. */
function usePackages(): TypedPackage[] {
  const packages: unknown = useWatch({ name: 'packages' });
  return typed.parse(packages ?? []).map(({ code, name, currency }, at) => ({
    code,
    label: (name ? name : `Gói thứ ${at + 1}`) + (!currency || currency === 'VND' ? '' : ` (${currency})`),
  }));
}
