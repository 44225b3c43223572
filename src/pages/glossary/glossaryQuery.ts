import type { QueryCodec } from '../../site/useQueryState';

/** What the entries are narrowed to. */
export interface GlossaryQuery {
  text: string;
}

/** Longest text that is looked for, UTF-16 units. */
export const MAX_TEXT = 100;

export const NO_QUERY: GlossaryQuery = { text: '' };

/** The text as the address has it: `?q=`. */
export const QUERY_CODEC: QueryCodec<GlossaryQuery> = {
  read: (params) => ({ text: (params.get('q') ?? '').slice(0, MAX_TEXT) }),
  write: ({ text }) => new URLSearchParams(text.trim() === '' ? {} : { q: text }),
};
