/** Explanation of a variable that's declared again inside braces. Code arrives in backticks. */

/** `keyword` is `let` or `const`; `outerLine` is the line of the first declaration. */
export const declaredInBraces = ({
  line,
  keyword,
  name,
  outerLine,
}: {
  line: number;
  keyword: string;
  name: string;
  outerLine: number;
}) =>
  `On line ${line}, ${keyword} makes a new ${name} that exists only inside the braces. To change the ${name} from line ${outerLine}, leave out ${keyword}.`;
