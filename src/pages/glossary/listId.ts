/** Id of the element that contains the filter and the terms. */
export const LIST_ID = 'glossary-list';
