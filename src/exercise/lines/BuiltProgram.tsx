import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import styles from '../../components/code/code.module.css';
import * as texts from '../../texts/en/exerciseLines';
import * as exerciseOrder from '../../texts/en/exerciseOrder';
import { Lines } from '../order/LineList';
import { ProgramLines } from '../order/ProgramLines';
import type { OrderMoves } from '../order/useOrderMoves';
import { foldGiven, type ShownRow } from './board';
import type { LinesState } from './useLines';

interface BuiltProgramProps {
  state: LinesState;
  moves: OrderMoves;
  /** Names of the files by language, to show above each file. */
  fileNames: Readonly<Record<string, string>> | undefined;
}

/** The program: given lines, labels, and the lines that the reader has put below each label. */
export function BuiltProgram({ state, moves, fileNames }: BuiltProgramProps) {
  const { board, current, groups, names } = state;
  const hasGroups = groups.length > 1;

  function show(row: ShownRow) {
    switch (row.kind) {
      case 'file':
        return fileNames ? (
          <Typography variant="label">{fileNames[row.language]}</Typography>
        ) : null;
      case 'given':
        return (
          <Given>
            <code className={styles.code}>{row.text}</code>
          </Given>
        );
      case 'folded':
        return <Folded>{texts.moreGivenLines(row.count)}</Folded>;
      case 'label':
        // The label of a group is its button, if there are several.
        return hasGroups && row.slot !== undefined ? null : <Label>{row.text}</Label>;
      case 'slot':
        return (
          <Slot
            role="group"
            aria-label={names[row.slot] || texts.linesGoHere}
            isCurrent={row.slot === current}
          >
            {hasGroups ? (
              <SlotButton
                aria-pressed={row.slot === current}
                onClick={() => state.setCurrent(row.slot)}
              >
                <Label as="span">{isLabeled(row.slot) ? names[row.slot] : texts.linesGoHere}</Label>
                {row.slot === current ? (
                  <Typography variant="caption" component="span" sx={{ color: 'primary.main' }}>
                    {texts.nextGoesHere}
                  </Typography>
                ) : null}
              </SlotButton>
            ) : null}
            {groups[row.slot]?.length ? (
              <Lines>
                <ProgramLines lines={groups[row.slot] ?? []} codeOf={state.codeOf} moves={moves} />
              </Lines>
            ) : hasGroups ? null : (
              <Folded>{texts.linesGoHere}</Folded>
            )}
          </Slot>
        );
    }
  }

  function isLabeled(slot: number): boolean {
    return board.rows.some((row) => row.kind === 'label' && row.slot === slot);
  }

  return (
    <Program role="group" aria-label={exerciseOrder.yourProgram}>
      <Typography variant="label">
        {groups.flat().length > 0
          ? exerciseOrder.yourProgramWithHelp
          : exerciseOrder.yourProgramIsEmpty}
      </Typography>
      {foldGiven(board.rows).map((row, index) => (
        <div key={index}>{show(row)}</div>
      ))}
    </Program>
  );
}

const Program = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 });

const Given = styled('div')(({ theme }) => ({
  padding: '2px 13px',
  overflowX: 'auto',
  color: theme.vars.palette.text.secondary,
}));

const Folded = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '2px 13px',
  color: theme.vars.palette.text.secondary,
}));

const Label = styled('p')(({ theme }) => ({ ...theme.typography.subtitle2 }));

const Slot = styled('div', { shouldForwardProp: (name) => name !== 'isCurrent' })<{
  isCurrent: boolean;
}>(({ theme, isCurrent }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${
    isCurrent ? theme.vars.palette.primary.main : theme.vars.palette.divider
  }`,
}));

const SlotButton = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  gap: '0 12px',
  minHeight: 44,
  padding: '4px 8px',
  borderRadius: 8,
  textAlign: 'start',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));
