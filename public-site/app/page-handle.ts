/** What a page says to the frame around it. */
export type PageHandle = {
  /** Query parameter by which the header's province selector filters this page; without it, it only remembers. */
  provinceParam?: 'province' | 'provinces';
  /** The page brings a province selector of its own, so the header has none. */
  hasOwnProvinceSelector?: boolean;
};
