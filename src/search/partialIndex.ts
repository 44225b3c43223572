import type { AsPlainObject } from 'minisearch';
import { INDEX_OPTIONS, type IndexHead, type TermShard } from './searchModel';

const SERIALIZATION_VERSION = 2;

const FIELD_IDS = Object.fromEntries(INDEX_OPTIONS.fields.map((field, id) => [field, id]));

/**
 * An index that has some of the terms. It ranks them as the whole index does: how common a term is shows in its own documents,
 * and the number and lengths of all documents are known.
 *
 * @param head - of the whole index
 * @param terms - those that are asked for
 * @returns what MiniSearch reads
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
