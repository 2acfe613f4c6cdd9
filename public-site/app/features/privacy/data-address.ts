import { privacyPages } from '@antam/server/features/privacy/pages.ts';

/** The page where people see what is stored about them. */
export const DATA_PAGE = privacyPages.myData();

/** The name in the address of each request but the deletion. */
export const DATA_TASK = { export: 'tai-ve', keep: 'giu-lai' } as const;

/** Where the forms of the page are sent. */
export const DATA_ADDRESS = {
  export: privacyPages.myData({ viec: DATA_TASK.export }),
  deletion: DATA_PAGE,
  keep: privacyPages.myData({ viec: DATA_TASK.keep }),
} as const;
