import { Box } from '@mui/material';
import { AmountInput } from './amount-input.tsx';
import { usePackages } from './use-packages.ts';

/** As many fields side by side as there is room for. */
const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
  columnGap: 1,
  width: '100%',
};

/** A year's premium of an age group in each package. */
export function PremiumInputs() {
  return (
    <Box sx={GRID}>
      {usePackages().map(({ code, label, currency }) => (
        <AmountInput key={code} source={`premiums.${code}`} label={`Phí ${label} (${currency})`} />
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
    <Box sx={GRID}>
      {usePackages().map(({ code, label, currency }) => (
        <AmountInput key={code} source={`limits.${code}`} label={`Giới hạn ${label} (${currency})`} wordsId={wordsId} />
      ))}
    </Box>
  );
}
