import { useLocation } from 'react-router-dom';
import type { CourseId } from '../../content/model';
import { useClientValue } from '../../prerendered/useClientValue';
import { OwnInterview } from './OwnInterview';
import { sheetIn } from './sheet/sheetAddress';
import { SheetPage } from './sheet/SheetPage';

interface InterviewProps {
  id: CourseId;
}

/** A mock interview, or the sheet of its interviewer if the URL asks for it. */
export function Interview({ id }: InterviewProps) {
  const { hash } = useLocation();
  // The prerendered page has no fragment.
  const isClient = useClientValue(() => true, false);
  const sheet = isClient ? sheetIn(hash) : null;
  return sheet === null ? <OwnInterview id={id} /> : <SheetPage key={sheet} id={sheet} />;
}
