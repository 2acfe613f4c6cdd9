const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** The fields in which a plain form sends the campaign. */
export type CampaignFields = { readonly [name in (typeof NAMES)[number]]?: string | undefined } & {
  readonly utm?: Readonly<Record<string, string>> | undefined;
};

/** The campaign that brought a visitor, from the object that scripts send or the fields of a plain form. */
export function campaignOf(fields: CampaignFields): Record<string, string> {
  const single = NAMES.flatMap(name => (fields[name] ? [[name, fields[name]] as const] : []));
  return { ...Object.fromEntries(single), ...fields.utm };
}
