interface PlainWordsProps {
  /** A sentence with code between backticks. */
  text: string;
}

/** What went wrong in plain words. */
export function PlainWords({ text }: PlainWordsProps) {
  // Every second piece stood between backticks.
  return text
    .split('`')
    .map((piece, place) => (place % 2 === 1 ? <code key={place}>{piece}</code> : piece));
}
