interface PlainWordsProps {
  /** A sentence with code between backticks. */
  text: string;
}

/** What went wrong in plain words. */
export function PlainWords({ text }: PlainWordsProps) {
  // Every second piece was between backticks.
  return text
    .split('`')
    .map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}
