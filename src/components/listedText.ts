/** A list item with an id that stays the same if its text changes. */
export interface ListedText {
  id: string;
  text: string;
}
