import type { Token } from './tokens';

/**
 * Returns a function that reads each list of tokens once and remembers the answer, because rules that look at
 * one token after the other ask for the same again and again.
 *
 * @param read - reads a list of tokens; callers must not change what it returns
 */
export function perTokens<Answer>(
  read: (tokens: readonly Token[]) => Answer,
): (tokens: readonly Token[]) => Answer {
  const answers = new WeakMap<readonly Token[], Answer>();
  return (tokens) => {
    const known = answers.get(tokens);
    if (known !== undefined) return known;
    const answer = read(tokens);
    answers.set(tokens, answer);
    return answer;
  };
}
