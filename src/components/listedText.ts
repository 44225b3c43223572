/** A sentence in a list, with an id that stays the same when the sentence changes. */
export interface ListedText {
  id: string;
  text: string;
}
