import { defineFeature } from '../../platform/features/feature.ts';
import { forgetRecords } from './commands/forget-records.ts';
import { ImportChange, ImportRun } from './import.entity.ts';
import { forgetImports } from './jobs/forget-imports.ts';
import { importData } from './personal-data.ts';

export const imports = defineFeature({
  name: 'imports',
  about: 'What imports of lists changed, so that one can be taken back',
  uses: [],
  entities: [ImportRun, ImportChange],
  daily: [forgetImports],
  subscribe: ({ events }) => events.onDelete(forgetRecords),
  personalData: () => importData,
});
