import type { QueryCodec } from '../../site/useQueryState';

/** The glossary's filter. */
export interface GlossaryQuery {
  text: string;
}

/** Maximum length of the filter text, in UTF-16 code units. */
export const MAX_TEXT = 100;

export const NO_QUERY: GlossaryQuery = { text: '' };

/** Syncs the filter with the URL's `q` parameter. */
export const QUERY_CODEC: QueryCodec<GlossaryQuery> = {
  read: (params) => ({ text: (params.get('q') ?? '').slice(0, MAX_TEXT) }),
  write: ({ text }) => new URLSearchParams(text.trim() === '' ? {} : { q: text }),
};
