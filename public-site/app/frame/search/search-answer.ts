/** `GET /api/v1/search`: groups in order of their best item. */
export type SearchItem = {
  name: string;
  absolute_url: string;
  main_thumbnail_image: string | null;
  specialities_nested: readonly string[];
  address: string;
};

export type SearchGroup = { object_type: string; list_url: string; items: readonly SearchItem[] };
