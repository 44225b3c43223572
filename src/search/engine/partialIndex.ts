import type { AsPlainObject } from 'minisearch';
import { INDEX_OPTIONS, type IndexHead, type TermShard } from './searchModel';

const SERIALIZATION_VERSION = 2;

const FIELD_IDS = Object.fromEntries(INDEX_OPTIONS.fields.map((field, id) => [field, id]));

/**
 * Builds a MiniSearch index from some of the terms. Results rank as they would in the full index, because the
 * partial one includes statistics for all documents.
 *
 * @param head - head of the full index
 * @param terms - the terms to include
 * @returns serialized index for `MiniSearch.loadJS`
 */
export function partialIndex(head: IndexHead, terms: TermShard): AsPlainObject {
  const { documentCount, averageFieldLength, fieldLengths } = head;
  return {
    documentCount,
    nextId: documentCount,
    documentIds: Object.fromEntries(fieldLengths.map((_, id) => [id, id])),
    fieldIds: FIELD_IDS,
    fieldLength: Object.fromEntries(fieldLengths.map((lengths, id) => [id, [...lengths]])),
    averageFieldLength: [...averageFieldLength],
    storedFields: {},
    dirtCount: 0,
    index: terms,
    serializationVersion: SERIALIZATION_VERSION,
  };
}
