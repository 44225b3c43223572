import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { EarlierPart } from '../../content/lesson';
import * as texts from '../../texts/en/exerciseDrafts';
import type { Start, StartOrigin } from './useStart';

interface StartNoteProps {
  earlier: EarlierPart | undefined;
  start: Start;
  /** The code in the editor. */
  text: string;
}

/** Note that says whose code the editor contains, shown above a project part. */
export function StartNote({ earlier, start, text }: StartNoteProps) {
  if (earlier === undefined || start.origin === undefined) return null;
  const part = <Link href={`#${earlier.id}`}>{earlier.title}</Link>;
  return (
    <Typography variant="body2" className="js-only screen-only" sx={{ color: 'text.secondary' }}>
      {describe(start, text, part)}
    </Typography>
  );
}

function describe(
  { own, model, origin = 'open' }: Start,
  text: string,
  part: ReactNode,
): ReactNode {
  if (text === own) return texts.yourCodeWithStarter(part);
  if (text !== model) return texts.yourCodeForThisPart(part);
  if (own !== undefined && origin === 'own') return texts.solutionThoughOwnExists(part);
  return MODEL_NOTES[origin](part);
}

/**
 * Notes shown while the editor contains the sample solution, keyed by the origin of the part's starting code.
 */
const MODEL_NOTES: Record<StartOrigin, (part: ReactNode) => ReactNode> = {
  own: texts.yourCodeIsSolution,
  open: texts.solutionUntilPassed,
  lost: texts.solutionBecauseLost,
  unfit: texts.solutionBecauseDifferent,
};
