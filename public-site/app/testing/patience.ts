import { configure } from '@testing-library/react';

// Components fetch their code when first shown; on a busy machine that takes longer than the default second.
configure({ asyncUtilTimeout: 120_000 });
