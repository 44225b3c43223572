import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { TUTORIALS } from '../../../.generated/tutorials';
import { lessonAddress } from '../../site/addresses';
import * as counts from '../../texts/en/counts';
import * as texts from '../../texts/en/tutorialsResults';
import { SaveForOffline } from '../../exercise/save/SaveForOffline';
import type { OpenModules } from './useOpenModules';

const ADDRESSES = TUTORIALS.map(({ slug }) => lessonAddress(slug));

interface ResultsLineProps {
  /** Number of matching lessons. */
  shown: number;
  /** Clears the filters; `null` if there are none. */
  onShowAll: (() => void) | null;
  open: OpenModules;
}

/** Number of matching lessons, announced on change, and actions for the whole list. */
export function ResultsLine({ shown, onShowAll, open }: ResultsLineProps) {
  return (
    <Line className="js-only screen-only">
      <p role="status">
        {onShowAll ? texts.lessonsFound(shown, TUTORIALS.length) : counts.lessons(TUTORIALS.length)}
      </p>
      <Actions>
        {onShowAll ? (
          <Button size="small" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        ) : null}
        {shown > 0 ? (
          <Button size="small" onClick={() => open.setAll(!open.isAllOpen)}>
            {open.isAllOpen ? texts.closeAll : texts.openAll}
          </Button>
        ) : null}
        <SaveForOffline addresses={ADDRESSES} label={texts.saveAll} />
      </Actions>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  minHeight: 44,
  marginBlock: theme.spacing(2, 3),
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

/** Aligns the button labels with the text. */
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInline: -12,
});
