import type { CodeLine } from '../../content/lesson';
import { CodeLineButton } from './CodeLineButton';
import { LineTools } from './LineTools';
import type { OrderMoves } from './useOrderMoves';

interface ProgramLinesProps {
  /** Ids of the lines, in order. */
  lines: readonly number[];
  /** Returns the code of a line, indented. Lines that belong together can be one. */
  codeOf: (line: number) => readonly CodeLine[];
  moves: OrderMoves;
}

/** Lines of the program as list items. Clicking one shows buttons to move or remove it. */
export function ProgramLines({ lines, codeOf, moves }: ProgramLinesProps) {
  return lines.map((line) => (
    <li key={line}>
      <CodeLineButton
        line={line}
        code={codeOf(line)}
        isChosen={moves.chosen === line}
        onPress={() => moves.choose(line)}
        onKey={(key, alt) => moves.moveByKeys(line, key, alt)}
      />
      {moves.chosen === line ? (
        <LineTools
          isFirst={!moves.canMove(line, -1)}
          isLast={!moves.canMove(line, 1)}
          onMove={(by) => moves.move(line, by)}
          onTakeOut={() => moves.takeOut(line)}
        />
      ) : null}
    </li>
  ));
}
