/** Explains a variable that's redeclared inside braces, which leaves the outer one unchanged. */
import { bracketsAround } from '../../source/brackets';
import { findFunctions } from '../../source/declared';
import { named, type Source } from '../../source/source';
import type { Token } from '../../source/tokens';
import * as texts from '../../../../texts/en/errors/redeclared';

interface Declaration {
  keyword: Token;
  name: string;
  /** Opening brackets around the declaration, innermost first. */
  around: readonly Token[];
}

/**
 * Explains a `let` or `const` in a block that shadows a `let` from an outer block of the same function.
 *
 * @param source - the code
 */
export function describeRedeclared({ tokens }: Source): string | undefined {
  const bodies = new Set(findFunctions(tokens).map((body) => body.tokens[0]));
  const declarations = findDeclarations(tokens);
  for (const inner of declarations) {
    if (inner.around[0]?.text !== '{') continue;
    const outer = declarations.find(({ keyword, name, around: [place] }) => {
      const depth = place === undefined ? inner.around.length : inner.around.indexOf(place);
      return (
        name === inner.name &&
        keyword.text === 'let' &&
        keyword.start < inner.keyword.start &&
        depth > 0 &&
        !inner.around.slice(0, depth).some((open) => bodies.has(open))
      );
    });
    if (outer === undefined) continue;
    return texts.declaredInBraces({
      line: inner.keyword.line,
      keyword: named(inner.keyword.text),
      name: named(inner.name),
      outerLine: outer.keyword.line,
    });
  }
  return undefined;
}

function findDeclarations(tokens: readonly Token[]): Declaration[] {
  const openOf = bracketsAround(tokens);
  return tokens.flatMap((keyword, index) => {
    const name = tokens[index + 1];
    if (keyword.kind !== 'word' || !/^(?:let|const)$/.test(keyword.text)) return [];
    if (name?.kind !== 'word' || tokens[index + 2]?.text !== '=') return [];
    const around: Token[] = [];
    for (let open = openOf.get(keyword); open; open = openOf.get(open)) around.push(open);
    return [{ keyword, name: name.text, around }];
  });
}
