interface PlainWordsProps {
  /** Plain-English sentence, with code in backticks. */
  text: string;
}

/** Renders a sentence, with the parts in backticks as code. */
export function PlainWords({ text }: PlainWordsProps) {
  // Pieces with an odd index were in backticks. An unpaired backtick, which some error messages contain, is
  // left as is.
  return text
    .split(/`([^`]*)`/)
    .map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}
