import { Box, Button, Skeleton, Typography } from '@mui/material';
import { type ComponentType, useCallback, useEffect, useState } from 'react';

interface Look {
  /** What did not come, as people know it. */
  readonly name: string;
  readonly height: number;
}

/**
 * A part of a form that browsers fetch when it is shown. Where it does not come, the form around it stays with all that
 * was typed; it is asked for again on a press, and by itself when there is a network again.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { name, height }: Look,
): ComponentType<Props> {
  let come: ComponentType<Props> | undefined;
  return function LatePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => come);
    const [isMissing, setMissing] = useState(false);
    const fetchPart = useCallback(async () => {
      setMissing(false);
      try {
        come = (await load()).default;
        setPart(() => come);
      } catch {
        setMissing(true);
      }
    }, []);
    useEffect(() => {
      if (!Part) void fetchPart();
    }, [Part, fetchPart]);
    useEffect(() => {
      if (!isMissing) return;
      const again = () => void fetchPart();
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, [isMissing, fetchPart]);
    if (Part) return <Part {...props} />;
    return isMissing ? (
      <Missing name={name} height={height} onRetry={() => void fetchPart()} />
    ) : (
      <Skeleton variant="rounded" height={height} />
    );
  };
}

function Missing({ name, height, onRetry }: Look & { onRetry: () => void }) {
  return (
    <Box
      role="status"
      sx={{ minHeight: height, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 1 }}
    >
      <Typography variant="body2">Chưa tải được {name}. Những phần khác vẫn dùng và lưu được.</Typography>
      <Button onClick={onRetry}>Tải lại {name}</Button>
    </Box>
  );
}
