/** The title of what only matches the words, beside a list that was asked for: "Bác sĩ khớp với “nhi”". */
export const byWordsTitle = (title: string, text: string) => `${title} khớp với “${text}”`;
