/** Said to a control whose text the page has put in, not the visitor: what shows the text elsewhere takes it over. */
export const FILLED = 'filled';
