import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { EarlierPart } from '../../content/lesson';
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
  if (text === own) {
    return <>This is your code from {part}, plus the starter lines for this part.</>;
  }
  if (text !== model) return <>This is your code for this part, which continues {part}.</>;
  if (own !== undefined && origin === 'own') {
    return <>This is the sample solution to {part}. To use your own code instead, choose Reset.</>;
  }
  return MODEL_NOTES[origin](part);
}

/**
 * Notes shown while the editor contains the sample solution, keyed by the origin of the part's starting code.
 */
const MODEL_NOTES: Record<StartOrigin, (part: ReactNode) => ReactNode> = {
  own: (part) => <>This is your code from {part}, which is the sample solution.</>,
  open: (part) => (
    <>This is the sample solution to {part}. To start from your own code, pass that part first.</>
  ),
  lost: (part) => (
    <>This is the sample solution to {part}. Your own code isn't saved on this device.</>
  ),
  unfit: (part) => (
    <>
      This is the sample solution to {part}. Your own code differs in lines this part replaces, so
      copy over what you need.
    </>
  ),
};
